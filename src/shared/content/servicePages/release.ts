import { claims, timing } from '../claims.ts';
import type { SectionHeading, Step } from '../shapes.ts';

/** The hours from the upload to the end of the release. */
export const releaseHours = 48;

type Platform = { name: string; format: string; /** After the upload. */ hour: number };
export type Lane = { title: string; platforms: readonly Platform[] };

const feed = 'Audio, chapters';

export const lanes: readonly Lane[] = [
  {
    title: 'Audio',
    platforms: [
      { name: 'Apple Podcasts', format: `${feed}, transcript`, hour: 24 },
      { name: 'Spotify', format: feed, hour: 24 },
      { name: 'Overcast', format: feed, hour: 24 },
      { name: 'Pocket Casts', format: feed, hour: 24 },
      { name: 'Podcast Addict', format: feed, hour: 25 },
      { name: 'Amazon Music', format: 'Audio, short description', hour: 27 },
      { name: 'Audible', format: 'Audio, short description', hour: 30 },
      { name: 'iHeartRadio', format: 'Audio, short description', hour: 32 },
    ],
  },
  {
    title: 'Video',
    platforms: [
      { name: 'YouTube', format: 'Full video, chapters, captions', hour: 24 },
      { name: 'YouTube Music', format: 'The same, in the show’s playlist', hour: 26 },
      { name: 'Spotify video', format: 'Full video', hour: 28 },
      { name: 'Vimeo', format: 'Full video for your own pages', hour: 30 },
    ],
  },
  {
    title: 'Social and owned',
    platforms: [
      { name: 'Your website', format: 'Player, show notes, transcript', hour: 24 },
      { name: 'Your newsletter', format: 'Short email with one link', hour: 26 },
      { name: 'LinkedIn', format: 'Square clip and a post in your name', hour: 28 },
      { name: 'X', format: 'Audiogram', hour: 30 },
      { name: 'Facebook', format: 'Quote image', hour: 34 },
      { name: 'Instagram', format: 'Vertical clip', hour: 36 },
      { name: 'TikTok', format: 'Vertical clip', hour: 40 },
    ],
  },
];

const platforms = lanes.flatMap((lane) => lane.platforms);
export const liveAt = (hour: number) => platforms.filter((one) => one.hour <= hour).length;

type TimedStep = Step & { from: number; to: number };

export const release: SectionHeading & {
  steps: readonly TimedStep[];
  after: string;
  slider: string;
  hourOf: (hour: number) => string;
  span: (step: TimedStep) => string;
  liveOf: (hour: number) => string;
} = {
  label: 'Platforms',
  title: `${platforms.length} places, ${timing.distribution}`,
  text: 'Where your show appears, in which form, and how many hours after the upload. Accounts are opened in your company’s name and stay yours.',
  steps: [
    {
      from: 0,
      to: 8,
      title: 'Package',
      text: 'Audio and video are exported in the format each platform asks for, with chapters, captions and cover.',
    },
    {
      from: 8,
      to: 24,
      title: 'Describe',
      text: 'Titles and descriptions are written for what buyers search for on that platform.',
    },
    {
      from: 24,
      to: 40,
      title: 'Publish',
      text: `The episode goes live everywhere within ${timing.distribution} of upload, at the hour your audience listens.`,
    },
    {
      from: 40,
      to: releaseHours,
      title: 'Check',
      text: 'We open it on each platform, fix what a feed garbled and send you the links.',
    },
  ],
  after: 'live after',
  slider: 'Hours after the upload',
  hourOf: (hour) => (hour === 1 ? '1 hour' : `${hour} hours`),
  span: ({ from, to }) => `Hour ${from} to ${to}`,
  liveOf: (hour) => `Live on ${liveAt(hour)} of ${platforms.length}`,
};

export const releaseNote = `The hours are those of a sample episode. What we promise is ${claims.platforms} platforms within ${timing.distribution}.`;
