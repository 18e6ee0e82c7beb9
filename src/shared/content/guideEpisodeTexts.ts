import { z } from 'zod';
import { taskKinds } from '../quiz/weeks.ts';
import { ideaKeys } from './ideaKeys.ts';
import { condition, flag, line, text, ways, withVariants } from './guideFields.ts';

/** The documents of `content/guide/texts/ideas/` and `content/guide/texts/tasks/`. */

const Idea = withVariants({
  key: z.enum(ideaKeys),
  problem: z.int().min(0).max(3).optional().meta({
    title: 'Problem',
    help: 'Its place in the list; an episode of the trade about it replaces this one.',
  }),
  moment: z
    .int()
    .min(0)
    .max(1)
    .optional()
    .meta({ title: 'Moment', help: 'Its place in the list.' }),
  kind: z.enum(['turning point']).optional().meta({ title: 'Of a kind, a guide has one' }),
  ...condition,
  needsGuest: flag('It needs a guest'),
  needsPage: flag('The host needs a page for it, which takes time to write or find'),
  isGeneral: flag('It could stand in any guide, and takes a word of the trade'),
  isCertain: flag('It is in every guide it fits'),
  place: z.enum(['firstTalk', 'early', 'late']).optional().meta({
    title: 'Place',
    help: 'The first with a guest; among the first; once the show has some reputation.',
  }),
  fits: z.array(line).meta({ title: 'The answers it fits' }),
  title: ways('Title', 'Lists of the same length are variants of an episode, in the same order.'),
  angle: ways('What the episode does'),
  who: ways('Guest', 'Without one the host is always alone.').optional(),
  ask: ways('First question to the guest').optional(),
  tell: ways('First sentence of a host who is alone').optional(),
});
export type Idea = z.output<typeof Idea>;
/** `ideas/` */
export const Ideas = z.array(Idea).min(1);

/** The tasks of the calendar, by the file that has their texts. */
export const taskKeys = {
  setup: [
    'decide',
    'list',
    'listSolo',
    'inviteFirst',
    'invite',
    'callFirst',
    'callSecond',
    'call',
    'callDeclined',
    'callNext',
    'setup',
    'healthCheck',
    'moneyCheck',
    'lawCheck',
    'propertyCheck',
    'guestCheck',
    'cover',
    'questions',
    'outline',
    'rehearse',
    'rehearseSolo',
    'approvals',
    'askCases',
    'checklist',
    'memo',
    'buffer',
    'trailer',
  ],
  episodes: [
    'prepare',
    'preparePaper',
    'paper',
    'prepareAlone',
    'outlineNext',
    'record',
    'recordAlone',
    'recordSolo',
    'edit',
    'editAlone',
    'editSolo',
    'compliance',
  ],
  audience: [
    'publishFirst',
    'publish',
    'announce',
    'promoteGuest',
    'promote',
    'second',
    'secondSolo',
    'editor',
    'followUp',
    'followUpSolo',
    'reviewEarly',
    'reviewLate',
  ],
} as const;
export type TaskText = (typeof taskKeys)[keyof typeof taskKeys][number];
const Planned = z.strictObject({
  ...condition,
  isAsked: flag('Only if a push-back asks for it'),
  weeks: z.array(z.int()).min(1).meta({ title: 'Weeks', help: 'From 1 to 13, or from `from`.' }),
  from: z.enum(['launch', 'recording']).optional().meta({
    title: 'From',
    help: 'Weeks are counted from the launch or from the first recording, which is 0.',
  }),
  day: z.enum(['desk', 'record', 'edit', 'publish']).meta({ title: 'Day' }),
  minutes: z.int().min(5).max(240).meta({ title: 'Minutes' }),
  kind: z.enum(taskKinds).meta({ title: 'Kind' }),
});
const TaskTexts = withVariants({
  planned: z.array(Planned).optional().meta({
    title: 'When it is due',
    help: 'Without it, the episodes decide.',
  }),
  isInOrder: flag('Begins with the first text, because they build on each other'),
  ways: z.array(line).min(1).meta({ title: 'Texts', help: 'Each repetition gets the next one.' }),
  again: text('Text once all have been used').optional(),
});
/** `tasks/` */
export const Tasks = {
  setup: z.record(z.enum(taskKeys.setup), TaskTexts),
  episodes: z.record(z.enum(taskKeys.episodes), TaskTexts),
  audience: z.record(z.enum(taskKeys.audience), TaskTexts),
};
