import { texts } from '../texts.ts';
import type { QuizTaker } from './quizTaker.ts';
import { fill, type Slots } from './template.ts';

/** The texts for a person's newsletter and first social channel; without them, for stages or none. */
function waysOf({ channels }: QuizTaker, table: Readonly<Record<string, string>>) {
  const own = channels.filter((channel) => channel === 'email_newsletter');
  const [social] = channels.filter(
    (channel) => !['email_newsletter', 'speaking_events'].includes(channel),
  );
  const chosen = [...own, ...(social ? [social] : [])];
  const other = channels.includes('speaking_events') ? 'speaking_events' : 'none';
  return (chosen.length > 0 ? chosen : [other]).flatMap((channel) => table[channel] ?? []);
}

/** What the person does with a clip: as the end of a sentence, and as a whole sentence. */
export function shareOf(quizTaker: QuizTaker, slots: Slots): Slots {
  const steps = waysOf(quizTaker, texts().calendar.shares).map((way) => fill(way, slots));
  const [first = '', ...more] = steps;
  return {
    thenShare: steps
      .map((step, index) => `,${index === more.length ? ' and' : ''} ${step}`)
      .join(''),
    shareClip: [
      first.replace(/^play it/, 'ask for a yes to playing it').replace(/\bit\b/, 'the clip'),
      ...more,
    ].join(' and '),
  };
}

/** What the person does with the announcement. */
export const announceOf = (quizTaker: QuizTaker) =>
  waysOf(quizTaker, texts().calendar.announcements).join(', then ');

/** Whether the announcement is spoken on a stage, where arrows cannot be seen. */
export const isReadAloud = ({ channels }: QuizTaker) =>
  channels.length === 1 && channels[0] === 'speaking_events';
