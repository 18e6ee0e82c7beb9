import type { TaskText } from '../../../shared/content/guideEpisodeTexts.ts';
import { WEEKS } from '../../../shared/quiz/weeks.ts';
import { texts } from '../texts.ts';
import type { QuizTaker } from './quizTaker.ts';
import { firstRecording, publishedBy } from './plan.ts';
import { CALL_MINUTES, type Planned, task } from './planned.ts';
import { chosenRules } from './pushback.ts';
import { type Basis, fill, type Slots } from './template.ts';

/** The work that other sections ask for: what the hours do not contain does not get done. */
export function promises(basis: Basis): Planned[] {
  return [...approvals(basis), ...fromRules(basis), ...fromMetric(basis)];
}

/** Approvals by third parties, before the first invitations and with each accepted one. */
function approvals({ quizTaker: { subject }, plan }: Basis): Planned[] {
  const { rule, needsClearance } = subject;
  const hasGuests = plan.mix !== 'solo';
  const { closingLines, guestLines } = texts().trade;
  const lines = guestLines[rule === 'law' ? 'law' : 'other'];
  return [
    ...(rule
      ? [task(1, plan.days.desk, 20, 'setup', `${rule}Check`, { closingLine: closingLines[rule] })]
      : []),
    ...(needsClearance && hasGuests
      ? [
          task(1, plan.days.desk, 20, 'setup', 'guestCheck', lines),
          task(3, plan.days.desk, 15, 'invite', 'approvals', lines),
        ]
      : []),
  ];
}

/** What the push-backs ask for, in the weeks before the launch. */
function fromRules({ quizTaker, plan, slots }: Basis): Planned[] {
  const { desk, record } = plan.days;
  const asked = new Set(chosenRules(quizTaker).map(({ task: text }) => text));
  return [
    ...(asked.has('askCases') ? [task(1, desk, 20, 'setup', 'askCases')] : []),
    ...(asked.has('checklist') ? [task(2, desk, 45, 'setup', 'checklist')] : []),
    // A solo show has its calls anyway.
    ...(asked.has('calls') && plan.mix !== 'solo'
      ? CALLS.map((week, index) =>
          task(week, record, CALL_MINUTES, 'prepare', 'call', {
            subject: slots[`problem.${index + 1}`] ?? '',
            // Everyone else on the list is asked for a recording.
            'buyer.aOne': fill(texts().calendar.callWith, slots),
          }),
        )
      : []),
    ...(asked.has('memo')
      ? [firstRecording(plan) - 1, plan.launch - 1].map((week) =>
          task(week, record, 10, 'prepare', 'memo'),
        )
      : []),
  ];
}

const APPROVED = {
  publishFirst: 'publishFirstApproved',
  publish: 'publishApproved',
  promoteGuest: 'promoteGuestApproved',
} as const;
const OPEN = {
  publishFirst: 'publishFirst',
  publish: 'publish',
  promoteGuest: 'promoteGuest',
} as const;

/** Supervised advisers send only text that is approved and archived. */
export const approvedTexts = ({ subject }: QuizTaker) =>
  subject.rule === 'money' ? APPROVED : OPEN;

/** The weeks in which a monthly show has time for calls. */
const CALLS = [9, 10, 11, 12];
const EDITORS = [9, WEEKS];

/** What the number to watch needs. */
function fromMetric({ quizTaker, plan }: Basis): Planned[] {
  const { desk } = plan.days;
  if (quizTaker.has('meetings_booked'))
    return Array.from({ length: 4 }, (_, index) => plan.launch + 2 * index)
      .filter((week) => week < WEEKS)
      .map((week) =>
        task(week, desk, 15, 'promote', plan.mix === 'solo' ? 'secondSolo' : 'second'),
      );
  if (quizTaker.has('press_mentions'))
    return EDITORS.map((week) =>
      // On the day of a release, after it: an organizer needs a link that opens.
      task(week, plan.days.publish, 15, 'promote', 'editor', {
        number: String(publishedBy(plan, week)),
      }),
    );
  return [];
}

const REVIEW_MINUTES = 10;

/** Adds the review of an edit, where an adviser is supervised. */
export const reviewed = ({ subject }: QuizTaker, edit: Planned): Planned =>
  subject.rule === 'money'
    ? { ...edit, minutes: edit.minutes + REVIEW_MINUTES, after: 'compliance' }
    : edit;

const ways = ({ channels }: QuizTaker, table: Readonly<Record<string, string>>) => {
  const own = channels.filter((channel) => channel === 'email_newsletter');
  const social = channels.filter(
    (channel) => !['email_newsletter', 'speaking_events'].includes(channel),
  );
  const chosen = [...own, ...social.slice(0, 1)];
  const other = channels.includes('speaking_events') ? 'speaking_events' : 'none';
  return (chosen.length > 0 ? chosen : [other]).flatMap((channel) => table[channel] ?? []);
};

/** Whether the announcement is spoken on a stage, where arrows cannot be seen. */
export const isReadAloud = ({ channels }: QuizTaker) =>
  channels.length === 1 && channels[0] === 'speaking_events';

/** What the person does with a clip: as the end of a sentence, and as a whole sentence. */
export function shareOf(quizTaker: QuizTaker, slots: Slots): Slots {
  const [first = '', ...more] = ways(quizTaker, texts().calendar.shares).map((way) =>
    fill(way, slots),
  );
  const steps = [first, ...more];
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
  ways(quizTaker, texts().calendar.announcements).join(', then ');

/** On Instagram, an audio clip needs a picture of the host. */
const needsFilm = ({ channels }: QuizTaker) =>
  channels.includes('instagram') && !channels.includes('linkedin');

/** What is done with a clip, of an episode with or without a guest. */
export function promoteText(quizTaker: QuizTaker, hasGuest: boolean): TaskText {
  const approved = approvedTexts(quizTaker).promoteGuest;
  if (!hasGuest) return needsFilm(quizTaker) ? 'promoteFilm' : 'promote';
  return needsFilm(quizTaker) && approved === 'promoteGuest' ? 'promoteGuestFilm' : approved;
}
