import { formatDollars } from '../../numbers.ts';
import { dollars } from '../prices.ts';
import type { SectionHeading, Stat, Step } from '../shapes.ts';

const MONTHS = 6;
const cost = dollars.roiGuarantee * MONTHS;
const signed = 38_000;

export type View = Step & { letter: string };

/** The four parts of a report; each is beside the part of the sample with its letter. */
const views: readonly View[] = [
  {
    title: 'Audience',
    text: 'Who listens, where and for how long, and which episodes send people to your website.',
  },
  {
    title: 'Content',
    text: 'Which topics, titles and clips are played to the end, and which are skipped.',
  },
  {
    title: 'Pipeline',
    text: 'Guests, leads, meetings and deals, each with the episode it began with.',
  },
  {
    title: 'Return',
    text: 'What the show cost, what was signed because of it, and the ratio between the two.',
  },
].map((view, index) => ({ ...view, letter: 'ABCD'.charAt(index) }));

export const suite: SectionHeading & { views: readonly View[] } = {
  label: 'The suite',
  title: 'Four views of one show',
  text: 'This is the page you get each month. Every part of it answers one question.',
  views,
};

type Bar = { label: string; value: number };
type Curve = { label: string; shares: readonly number[] };

// sample: an invented report, see sampleShow.ts
export const monthReport = {
  title: 'Report for March, month 6',
  figures: [
    { value: '1,140', label: 'downloads' },
    { value: '62%', label: 'still listen at minute 20' },
    { value: '3', label: 'meetings booked' },
    { value: formatDollars(26_000), label: 'in open proposals' },
  ] satisfies readonly Stat[],
  audience: {
    title: 'Downloads by episode, first 30 days',
    unit: 'Episode',
    bars: [
      { label: '5', value: 184 },
      { label: '6', value: 203 },
      { label: '7', value: 318 },
      { label: '8', value: 226 },
      { label: '9', value: 241 },
      { label: '10', value: 262 },
      { label: '11', value: 249 },
      { label: '12', value: 287 },
    ] satisfies readonly Bar[],
    best: '7',
  },
  content: {
    title: 'Share of listeners by minute',
    /** Minutes between two shares of a curve. */
    step: 5,
    /** The minute that is compared. */
    at: 20,
    curves: [
      { label: 'Episode 7', shares: [100, 90, 86, 83, 79, 75, 72, 69, 60] },
      { label: 'Whole show', shares: [100, 78, 71, 66, 62, 58, 54, 50, 41] },
    ] satisfies [Curve, Curve],
  },
  pipeline: {
    title: 'Guests in March',
    bars: [
      { label: 'Invited', value: 8 },
      { label: 'Answered', value: 5 },
      { label: 'Recorded', value: 3 },
      { label: 'Met for business', value: 3 },
      { label: 'Proposal sent', value: 1 },
      { label: 'Signed', value: 1 },
    ] satisfies readonly Bar[],
  },
  returns: {
    title: 'Six months to date',
    rows: [
      { label: 'The show cost', value: formatDollars(cost) },
      { label: 'Signed because of it', value: formatDollars(signed) },
      { label: 'Ratio', value: `${(signed / cost).toFixed(1)}×` },
    ] satisfies readonly Stat[],
  },
  reading: {
    title: 'What it tells us',
    text: 'Episode 7 is three months old and still brought two of the three meetings: both visitors spoke of the eleven minutes at the ramp. People stay for a cost they know from their own work. They leave in the first five minutes, while host and guest introduce themselves.',
  },
  next: {
    title: 'What we do next',
    steps: [
      'From April an episode begins with the guest’s number. Introductions take forty seconds.',
      'Book two more guests who can name a price; three are on the list.',
      'Send the clip from minute 12 to the three who have not answered.',
    ],
  },
  atMinute: (label: string, share: number, minute: number) =>
    `${label}: ${share}% at minute ${minute}`,
};
