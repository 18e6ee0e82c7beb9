import { claims } from '../claims.ts';
import type { SectionHeading } from '../shapes.ts';

export type LaunchDay = {
  weekday: string;
  title: string;
  /** What the agency does. */
  we: string;
  /** What the client does, and the minutes it takes. */
  you?: { task: string; minutes: number };
};

/** From the day after the strategy is approved to the launch. Day 1 is a Wednesday. */
export const launchDays: readonly LaunchDay[] = [
  {
    weekday: 'Wednesday',
    title: 'Kickoff',
    we: 'You meet your producer, your editor and your guest booker. The microphone is in the mail, and accounts are opened in your company’s name.',
    you: { task: 'Kickoff call', minutes: 45 },
  },
  {
    weekday: 'Thursday',
    title: 'Invitations',
    we: 'Twelve invitations go out, each written for one person. Two drafts of the cover arrive.',
    you: { task: 'Approve the names and the email', minutes: 20 },
  },
  {
    weekday: 'Friday',
    title: 'Cover and sound',
    we: 'Intro, music with cleared rights, and templates for clips and show notes.',
    you: { task: 'Choose the cover', minutes: 10 },
  },
  {
    weekday: 'Saturday',
    title: 'First replies',
    we: 'The first guests answer. We keep the list, and you keep your Saturday.',
  },
  {
    weekday: 'Sunday',
    title: 'Nothing',
    we: 'Nothing happens today, on purpose.',
  },
  {
    weekday: 'Monday',
    title: 'Two guests booked',
    we: 'Times are agreed. Guest and host each get a brief with the questions.',
    you: { task: 'Confirm two recording times', minutes: 10 },
  },
  {
    weekday: 'Tuesday',
    title: 'Rehearsal',
    we: 'Room, microphone and line are tested. The trailer is recorded at the end.',
    you: { task: 'Sound check and trailer', minutes: 45 },
  },
  {
    weekday: 'Wednesday',
    title: 'Episode 1 recorded',
    we: 'A producer runs the session. The trailer goes to all platforms, so that they know the show before it starts.',
    you: { task: 'The first conversation', minutes: 60 },
  },
  {
    weekday: 'Thursday',
    title: 'Episode 2 recorded',
    we: 'A producer runs the session. Meanwhile episode 1 is cut, cleaned and mixed.',
    you: { task: 'The second conversation', minutes: 60 },
  },
  {
    weekday: 'Friday',
    title: 'You listen',
    we: 'Show notes, chapters and captions are written. A minute that you mark is changed the same day.',
    you: { task: 'Hear episode 1 and approve it', minutes: 40 },
  },
  {
    weekday: 'Saturday',
    title: 'Packaged',
    we: 'Audio and video are exported in the format of each platform and scheduled.',
  },
  {
    weekday: 'Sunday',
    title: 'Upload',
    we: 'Runs by itself at the scheduled hour. From here the 48 hours count.',
  },
  {
    weekday: 'Monday',
    title: 'Checked',
    we: 'We open the episode on each platform and mend what a feed garbled. The posts for you and your guest are ready.',
    you: { task: 'Approve the launch posts', minutes: 15 },
  },
  {
    weekday: 'Tuesday',
    title: 'Live',
    we: `Episode 1 is on ${claims.platforms} platforms. The first clips go out, and the guest gets a set to share.`,
    you: { task: 'Look at the next four guests with us', minutes: 20 },
  },
];

/** Returns '5 hours 25 minutes' for 325; a number and its unit stay on one line. */
export function duration(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const count = (amount: number, unit: string) =>
    `${amount}\u00a0${unit}${amount === 1 ? '' : 's'}`;
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}

/** The client's time until the launch. */
export const yourTime = duration(launchDays.reduce((sum, { you }) => sum + (you?.minutes ?? 0), 0));
const freeDays = launchDays.filter(({ you }) => !you).length;

export const launchCalendar: SectionHeading & {
  labels: Record<'list' | 'we' | 'you' | 'none' | 'nothing' | 'legend', string>;
} = {
  label: 'The first 14 days',
  title: `Live in ${launchDays.length} days. ${yourTime} are yours.`,
  text: `Day 1 follows the day you approve the strategy. Choose a day to see who does what. On ${freeDays} of the 14 we ask nothing of you.`,
  labels: {
    list: 'The 14 days to the launch',
    we: 'We do',
    you: 'You do',
    none: 'free',
    nothing: 'Nothing.',
    legend:
      'One bar is five minutes of your time. If a guest needs longer to answer, episode 1 is a conversation with one of your clients, and the date holds.',
  },
};
