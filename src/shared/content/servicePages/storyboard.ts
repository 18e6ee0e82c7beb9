import { claims } from '../claims.ts';
import type { SectionHeading } from '../shapes.ts';

export const pieceKinds = ['clip', 'post', 'image', 'audio', 'read', 'snippet'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A piece goes out on a day after the episode, which is live on day 1. */
type Piece = { kind: PieceKind; name: string; to: string; day: number };

/** A passage of the recording that works on its own. */
export type Passage = { minute: number; quote: string; pieces: readonly Piece[] };

const clip = (length: string, to: string, day: number): Piece => ({
  kind: 'clip',
  name: `Clip, ${length}`,
  to,
  day,
});
const post = (day: number, name = 'Text post'): Piece => ({
  kind: 'post',
  name,
  to: 'LinkedIn',
  day,
});
const image = (to: string, day: number): Piece => ({ kind: 'image', name: 'Quote image', to, day });
const audio = (day: number): Piece => ({ kind: 'audio', name: 'Audiogram', to: 'X', day });
const snippet = (name: string, day: number): Piece => ({
  kind: 'snippet',
  name,
  to: 'sales team',
  day,
});

/** The length of the recording in minutes. */
export const recordingMinutes = 40;

// sample: an invented episode, see sampleShow.ts
export const passages: readonly Passage[] = [
  {
    minute: 2,
    quote: 'The truck was never the problem. The ramp was.',
    pieces: [
      clip('0:42', 'LinkedIn', 1),
      image('your guest', 1),
      audio(2),
      { kind: 'read', name: 'Article', to: 'your website', day: 2 },
      post(3),
    ],
  },
  {
    minute: 6,
    quote: 'We measured for a month and told nobody.',
    pieces: [
      clip('0:55', 'YouTube', 4),
      post(5),
      snippet('How to measure first', 5),
      image('Instagram', 6),
    ],
  },
  {
    minute: 12,
    quote: 'Eleven minutes. That is how long the door stood open.',
    pieces: [
      clip('0:38', 'LinkedIn', 8),
      clip('0:38, vertical', 'TikTok', 8),
      image('Facebook', 9),
      post(10, 'Carousel'),
    ],
  },
  {
    minute: 17,
    quote: 'The drivers knew. Nobody had asked them.',
    pieces: [
      clip('0:50', 'Instagram', 11),
      audio(11),
      post(12),
      { kind: 'read', name: 'Newsletter', to: 'your list', day: 12 },
    ],
  },
  {
    minute: 21,
    quote: 'A curtain for $400 did more than a cooling unit for $19,000.',
    pieces: [
      clip('0:58', 'LinkedIn', 15),
      clip('1:20', 'YouTube', 15),
      snippet('When price comes up', 15),
      post(16),
      image('LinkedIn', 17),
    ],
  },
  {
    minute: 28,
    quote: 'Our customer wanted a log. He had it before he asked twice.',
    pieces: [
      clip('0:47', 'Instagram', 18),
      snippet('When an audit comes up', 18),
      image('your guest', 18),
      post(19),
    ],
  },
  {
    minute: 33,
    quote: 'I would rather lose a contract than a load.',
    pieces: [clip('0:33', 'LinkedIn', 22), image('Instagram', 23), audio(24), post(24)],
  },
  {
    minute: 37,
    quote: 'If I started again: first the ramp, then the truck, then the software.',
    pieces: [
      clip('0:52', 'YouTube', 25),
      snippet('Where to start', 25),
      image('Facebook', 26),
      post(26, 'Carousel'),
    ],
  },
];

const pieces = passages.flatMap((passage) => passage.pieces);
export const countOf = (kind?: PieceKind) =>
  pieces.filter((piece) => !kind || piece.kind === kind).length;
const lastDay = Math.max(...pieces.map(({ day }) => day));

/** `short` is the name in the filter. */
type Kind = { title: string; short: string; text: string };

/** The content types, in the order of `pieceKinds`. */
export const kinds: Record<PieceKind, Kind> = {
  clip: {
    title: 'Video clips',
    short: 'Clips',
    text: 'Vertical and square cuts with captions, each built around one idea that stands on its own.',
  },
  post: {
    title: 'LinkedIn posts',
    short: 'Posts',
    text: 'Text posts and carousels under your name, in the words you used.',
  },
  image: {
    title: 'Quote images',
    short: 'Images',
    text: 'Ready for you and for the guest, who gets a set to share.',
  },
  audio: {
    title: 'Audiograms',
    short: 'Sound',
    text: 'Half a minute of sound with its waveform and captions, for feeds that are read silently.',
  },
  read: {
    title: 'Articles and newsletters',
    short: 'To read',
    text: 'An article that answers the question of the episode, and an email your list can read without having heard it.',
  },
  snippet: {
    title: 'Sales snippets',
    short: 'For sales',
    text: 'Short answers to objections, cut for your sales team to send after a call.',
  },
};

export const storyboard: SectionHeading & {
  legend: string;
  filter: string;
  all: string;
  episode: string;
  dayOf: (day: number) => string;
  timeOf: (minute: number) => string;
  shown: (count: number) => string;
  toggle: { more: string; fewer: string };
} = {
  label: 'Storyboard',
  title: `40 minutes, ${countOf()} pieces, ${lastDay} days`,
  text: `Episode 7 of a sample show, from its first minute at the top to its last. Eight passages stand on their own; each becomes pieces for one place and one day. We promise ${claims.piecesPerEpisode}.`,
  legend: 'Colored: the passages that were used.',
  filter: 'Show only',
  all: 'All',
  episode: '“What an open door costs”, with the head of logistics of a dairy cooperative',
  dayOf: (day) => `Day ${day}`,
  timeOf: (minute) => `From minute ${minute}`,
  shown: (count) => `${count} ${count === 1 ? 'piece' : 'pieces'} shown`,
  toggle: { more: `Show all ${passages.length} passages`, fewer: 'Show fewer passages' },
};
