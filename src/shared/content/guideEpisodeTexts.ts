import { z } from 'zod';
import { ideaKeys } from './guide.ts';
import { condition, flag, line, text, Ways, ways } from './guideFields.ts';

/** The documents of `content/guide/texts/ideas/` and `content/guide/texts/tasks/`. */

const Idea = z.strictObject({
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
  isCertain: flag('It is in every guide it fits'),
  place: z.enum(['firstTalk', 'early', 'late']).optional().meta({
    title: 'Place',
    help: 'The first with a guest; among the first; once the show has some reputation.',
  }),
  fits: z.array(line).meta({ title: 'The answers it fits' }),
  title: ways('Title', 'Lists of the same length are variants of an episode, in the same order.'),
  angle: ways('What the episode does'),
  angleWith: z
    .strictObject({ detail: z.enum(['changes', 'habit', 'decisions']), angle: Ways })
    .optional()
    .meta({ title: 'The same, where the trade has such a detail' }),
  who: ways('Guest', 'Without one the host is always alone.').optional(),
  boundWho: ways('Guest where many need approval to speak').optional(),
  ask: ways('First question to the guest').optional(),
  tell: ways('First sentence of a host who is alone').optional(),
  consumer: z
    .strictObject({ title: Ways, angle: Ways, who: Ways, ask: Ways })
    .optional()
    .meta({ title: 'What replaces the texts when private people buy' }),
  plain: z
    .strictObject({ title: Ways, angle: Ways.optional(), tell: Ways.optional() })
    .optional()
    .meta({ title: 'What replaces them when no file knows the offer' }),
});
export type Idea = z.output<typeof Idea>;
/** `ideas/` */
export const Ideas = z.array(Idea).min(1);

/** The tasks of the calendar, by the file that has their texts. */
const taskKeys = {
  setup: [
    'decide',
    'list',
    'listSolo',
    'inviteFirst',
    'invite',
    'callFirst',
    'callSecond',
    'call',
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
  ],
  episodes: [
    'prepare',
    'preparePaper',
    'prepareResearched',
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
    'trailer',
    'publishFirst',
    'publishFirstApproved',
    'publish',
    'publishApproved',
    'announce',
    'promoteGuest',
    'promoteGuestApproved',
    'promoteGuestFilm',
    'promote',
    'promoteFilm',
    'second',
    'secondSolo',
    'editor',
    'followUp',
    'followUpEarly',
    'followUpSolo',
    'reviewEarly',
    'reviewLate',
  ],
} as const;
export type TaskText = (typeof taskKeys)[keyof typeof taskKeys][number];
const TaskTexts = z.strictObject({
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
