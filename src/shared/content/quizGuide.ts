import type { Head } from './shapes.ts';

/** The texts of the private guide page, and the headings of a guide wherever it is read. */
export const guidePage = {
  label: 'Your guide',
  titleFor: (name: string) => (name ? `A podcast strategy for ${name}` : 'Your podcast strategy'),
  private: 'This page is private: only who has its address can open it.',
  print: 'Print or save as PDF',
  contents: 'In this guide',
  writing: {
    title: 'Writing your guide…',
    text: 'Your answers are stored. The guide appears here by itself as soon as it is written, usually within a minute. You may close this page and come back to the same address.',
    failed: 'There is no connection at the moment. The page goes on looking by itself.',
  },
  closing: {
    title: 'Thirty minutes on your first ten episodes',
    text: 'Bring this guide to a free 30-minute call. We go through the guest list and the first recording with you.',
  },
};

export const guideHead: Head = {
  title: 'Your podcast strategy guide',
  description: 'A podcast strategy written from the answers to our quiz.',
};

export const guideHeadings = {
  positioning: 'Positioning',
  concept: 'Show concept',
  names: 'Names',
  episodes: 'First ten episodes',
  guests: 'Dream guests',
  format: 'Format and cadence',
  launchPlan: 'Launch plan: 30 days',
  monetisation: 'Monetization',
  metrics: 'Metrics',
  runOfShow: 'How an episode runs',
  preparation: 'How you prepare',
  where: 'Where to find them',
  ask: 'What to ask',
  counted: 'In practice',
  days: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from}–${to}`),
};

/** The message after a finished quiz until the guide is written. */
export const guideUnderWay = {
  message:
    'Your answers are saved. Your personalized podcast strategy is being written and appears at your private link.',
  emailFollows: 'The email follows as soon as the guide is written.',
};
