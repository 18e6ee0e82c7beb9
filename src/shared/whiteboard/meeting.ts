import { z } from 'zod';
import { MAX_TIMER_MINUTES, MAX_VOTES_PER_PERSON } from './constants.ts';
import { Id, NewId } from './note.ts';

/** A countdown: running until `endsAt`, by the server's clock, or paused with `leftMs` to go. */
export const Timer = z.union([
  z.object({ minutes: z.int(), endsAt: z.number() }),
  z.object({ minutes: z.int(), leftMs: z.number() }),
]);
export type Timer = z.output<typeof Timer>;

/** A vote with votes per participant, who see only their own votes until all are revealed. */
export const Voting = z.object({ votesPerPerson: z.int(), isRevealed: z.boolean() });
export type Voting = z.output<typeof Voting>;

/** What everyone on a board shares in addition to its items. It is stored, but not ordered with them. */
export const Meeting = z.object({
  /** Increases with each change. */
  version: z.int(),
  timer: Timer.optional(),
  /** Only facilitators may change the board. */
  isLocked: z.boolean().optional(),
  /** The participant whom the others follow. */
  leader: Id.optional(),
  /** Notes of rounds after the last revealed one are hidden from others. */
  privateRound: z.int().optional(),
  revealedRound: z.int().optional(),
  voting: Voting.optional(),
});
export type Meeting = z.output<typeof Meeting>;

export const noMeeting: Meeting = { version: 0 };

const opId = NewId.optional();

export const MeetingMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('set_timer'),
    action: z.enum(
      ['start', 'pause', 'resume', 'extend', 'stop'],
      'Must be start, pause, resume, extend or stop',
    ),
    /** For `start`. */
    minutes: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(MAX_TIMER_MINUTES, `Must be at most ${MAX_TIMER_MINUTES}`)
      .optional(),
    opId,
  }),
  z.object({
    type: z.literal('facilitate'),
    isLocked: z.boolean('Must be true or false').optional(),
    isPrivate: z.boolean('Must be true or false').optional(),
    isLeading: z.boolean('Must be true or false').optional(),
    opId,
  }),
  z.object({
    type: z.literal('set_voting'),
    action: z.enum(['start', 'reveal', 'end'], 'Must be start, reveal or end'),
    /** For `start`. */
    votesPerPerson: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(MAX_VOTES_PER_PERSON, `Must be at most ${MAX_VOTES_PER_PERSON}`)
      .optional(),
    opId,
  }),
]);
export type MeetingMessage = z.output<typeof MeetingMessage>;

/** `now` is the server's time in ms since 1970. Clients use it to correct their clocks. */
export const MeetingUpdate = z.object({
  type: z.literal('meeting_updated'),
  meeting: Meeting,
  now: z.number(),
  /** Who changed it. */
  userId: Id.optional(),
});
