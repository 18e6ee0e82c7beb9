import type { Head } from './shapes.ts';

/** The texts of the private guide page, and the labels of a guide wherever it is read. */
export const guidePage = {
  label: 'Your guide',
  titleFor: (name: string) => (name ? `A podcast strategy for ${name}` : 'Your podcast strategy'),
  private: 'This page is private: only people who have its address can open it.',
  print: 'Print or save as PDF',
  markdown: 'Download as Markdown',
  planTogether: 'Plan it together',
  planFailed: {
    title: 'The board did not open',
    text: 'Go back to your guide and try again in a minute.',
    link: { label: 'Go to the start page', href: '/' },
  },
  contents: 'In this guide',
  workingTitle: 'Working title',
  otherNames: (others: number) => `${others} more under “Names”`,
  writtenBy: (site: string, day: string) => `Written by ${site}, ${day}`,
  feedback: {
    labelFor: (title: string) => `Was “${title}” useful?`,
    question: 'Was this section useful?',
    useful: 'Useful',
    notUseful: 'Not for me',
    thanks: 'Thank you. Noted.',
    takenBack: 'Taken back.',
    failed: { title: 'Not saved', description: 'Please try again in a moment.' },
  },
  calendar: {
    start: 'Week 1 starts on',
    download: 'Add to your calendar (.ics)',
    total: (hours: string, weeks: number) => `${hours} in ${weeks} weeks`,
    from: (day: string) => `, from ${day}`,
    legend: 'A bar is a task and its height the minutes; in red, an episode goes out.',
    minutes: (minutes: number) => `${minutes} min`,
  },
  copying: {
    copy: 'Copy',
    copied: 'Copied',
    copySubject: 'Copy subject',
    read: 'Read the text',
    announce: (what: string) => `Copied to the clipboard: ${what}`,
    failed: 'Press Ctrl+C',
    openInMail: 'Open in mail',
    /** The name of a button for screen readers. */
    named: (label: string, title: string) => `${label}: ${title}`,
  },
  writing: {
    title: 'Writing your guide…',
    text: 'Your answers are stored. The guide appears here by itself as soon as it is written, usually within a minute. You can close this page and return to the same address later.',
    failed: 'There is no connection at the moment. The page keeps trying automatically.',
    sections: (count: number, total: number) =>
      `Your guide is being written: ${count} of ${total} sections are here.`,
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

/** Labels inside the sections. */
export const guideLabels = {
  audience: 'For whom',
  promise: 'Promise',
  format: 'Format',
  firstGuest: 'First guest',
  firstDate: 'First dates',
  number: 'The number to watch',
  workingTitle: (name: string, others: number) =>
    `Working title: “${name}”. There are ${others} more under “Names”.`,
  guest: 'Guest',
  opening: 'Opens with',
  where: 'Where to find them',
  offer: 'What to offer',
  order: 'In which order',
  week: (number: number) => `Week ${number}`,
  task: (day: string, minutes: number) => `${day}, ${minutes} min`,
  target: 'Target',
  counted: 'How to count',
  ignore: 'What not to measure',
  what: 'What',
  time: 'Time',
  money: 'Money',
  cut: 'Where to save',
  instead: 'Instead',
  subject: 'Subject',
  calendarName: (name: string) => (name ? `Podcast: ${name}` : 'Podcast'),
  eventTitle: (what: string, episodes: readonly number[]) =>
    episodes.length > 0
      ? `Podcast: ${what}, episode ${episodes.join(' and ')}`
      : `Podcast: ${what}`,
  taskKinds: {
    setup: 'set up',
    invite: 'invite guests',
    prepare: 'prepare',
    record: 'record',
    edit: 'edit',
    publish: 'publish',
    promote: 'share',
    review: 'look back',
  },
  copy: {
    invitation: 'Invitation',
    followUp: 'Follow-up after a week',
    questions: 'Question list',
    description: 'Description of the show',
    trailer: 'Trailer, 60 seconds',
    linkedIn: 'Announcement',
  },
};

/** The message after a finished quiz until the guide is written. */
export const guideUnderWay = {
  message:
    'Your answers are saved. Your personalized podcast strategy is being written and appears at your private link.',
  emailFollows: 'The email follows as soon as the guide is written.',
};
