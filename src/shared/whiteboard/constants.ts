/** Constants of the protocol, in a module without schemas so that pages can import them cheaply. */

export const DEMO_BOARD = 'q1-2025-podcast-planning';
export const DEMO_TITLE = 'Q1 2025 Podcast Planning';
export const DURATION_LABEL = '45 min';
/** Distance between grid points, in units of the board: pixels at zoom 1. */
export const GRID_SIZE = 20;
export const SOCKET_PATH = '/ws/whiteboard';

export const MAX_FRAME_BYTES = 65_536;
export const MAX_MESSAGE_BYTES = 262_144;
export const MAX_NOTES = 2000;
export const MAX_SECTIONS = 50;
export const MAX_PARTICIPANTS = 1000;
export const MAX_VOTES = 1000;
/** Both limits count bytes as `itemBytes` does. */
export const MAX_BOARD_BYTES = 2 * 1024 * 1024;
export const MAX_NOTE_BYTES = 64 * 1024;
/** User ids that one connection may join with. */
export const MAX_USERS_PER_CONNECTION = 3;
export const JOINS_PER_MINUTE = 30;
export const CURSORS_PER_SECOND = 30;
export const REMEMBERED_CHANGES = 50_000;

/** Changes: up to `burst` immediately, then `perSecond`. */
export const serverPace = { burst: 400, perSecond: 120 };
/** Votes are clicks and never pasted or imported. */
export const votePace = { burst: 100, perSecond: 5 };
/** Frames of every kind, including ignored ones: a connection that sends more is closed. */
export const framePace = { burst: 6000, perSecond: 1000 };
export const bytePace = { burst: 4 * 1024 * 1024, perSecond: 512 * 1024 };
/** Slightly below the server's rate, because frames bunch up in transit. */
export const clientPace = { burst: 300, perSecond: 100 };
export const MAX_UNACKED = 200;
export const RETRY_AFTER_MS = 1000;

/** Changes of the meeting are clicks. */
export const meetingPace = { burst: 30, perSecond: 2 };
/** How often others are told at most of another note that a participant is writing on. */
export const WRITING_INTERVAL_MS = 500;
/** A participant who reports nothing for this long has stopped writing. */
export const WRITING_TIMEOUT_MS = 30_000;
export const MAX_VOTES_PER_PERSON = 100;
export const DEFAULT_VOTES_PER_PERSON = 5;
export const MAX_TIMER_MINUTES = 180;
/** The lengths that the page offers. */
export const timerMinutes = [5, 10, 15, 45] as const;

/** Why a change or a participant is rejected, for clients that do more than show the message. */
export const errorCodes = [
  'vote_limit',
  'voting_closed',
  'locked',
  'text_changed',
  'user_taken',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Close codes: of RFC 6455's registry, and one of ours. */
export const RESTARTING = 1012;
export const BOARD_GONE = 4004;

/** Milliseconds to wait before each attempt to reconnect. */
export const reconnectDelays = [1000, 2000, 4000, 8000, 16_000] as const;

export const noteColors = [
  '#FFE066',
  '#FF9999',
  '#99CCFF',
  '#99FF99',
  '#FFCC99',
  '#CC99FF',
  '#99FFCC',
  '#FFB366',
] as const;
export type NoteColor = (typeof noteColors)[number];

/** In the order of the outline and of the arranged board. */
export const noteCategories = ['idea', 'topic', 'guest', 'task', 'question'] as const;
export type NoteCategory = (typeof noteCategories)[number];

export const categoryLabels: Record<NoteCategory, string> = {
  idea: 'Episode Ideas',
  topic: 'Topics',
  guest: 'Guest Ideas',
  task: 'Action Items',
  question: 'Questions',
};

/** The color of new notes of a category, until one is chosen by hand. */
export const categoryColors: Record<NoteCategory, NoteColor> = {
  idea: '#FFE066',
  topic: '#99CCFF',
  guest: '#99FF99',
  task: '#FFB366',
  question: '#CC99FF',
};

export const noteDefaults = {
  content: 'New idea...',
  color: noteColors[0],
  category: noteCategories[0],
  size: { width: 150, height: 100 },
} as const;

export const MAX_NOTE_LENGTH = 2000;

/** A column of two notes beside each other. */
export const sectionDefaults = {
  title: 'New section',
  color: noteColors[2],
  size: { width: 360, height: 520 },
} as const;

export const MAX_SECTION_TITLE_LENGTH = 100;
