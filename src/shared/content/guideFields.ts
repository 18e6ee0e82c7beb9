import { z } from 'zod';
import { traits } from '../quiz/question.ts';
import { steps } from '../quiz/steps.ts';

/**
 * Fields of the documents in `content/guide/texts/`. Where a text may be a list, each person gets one of
 * its entries.
 */

export const line = z.string().trim().min(1);
export const text = (title: string, help?: string) => line.meta({ title, ...(help && { help }) });
export const Ways = z.union([line, z.array(line).min(1)], 'a text or a list of texts');
/** Alternative phrasings; a single one needs no list. */
export type Ways = string | readonly string[];
export const ways = (title: string, help?: string) => Ways.meta({ title, ...(help && { help }) });

const optionsOf = (questionId: string) => {
  const question = steps.find(({ id }) => id === questionId);
  return z.enum(question?.options.map(({ id }) => id) ?? []);
};
/** A text for each option of a question of the quiz, and for more keys. */
export const byAnswer = <Schema extends z.ZodType>(
  questionId: string,
  schema: Schema,
  title: string,
  more: readonly string[] = [],
) => z.record(z.enum([...optionsOf(questionId).options, ...more]), schema).meta({ title });
export const someAnswers = <Schema extends z.ZodType>(
  questionId: string,
  schema: Schema,
  title: string,
) => z.partialRecord(optionsOf(questionId), schema).meta({ title });
/** One of several texts for each of these keys. */
export const each = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
  title: string,
) => z.record(z.enum(keys), schema).meta({ title });

/** The rules of trades on what may be said about clients. */
export const ruleKinds = ['health', 'money', 'law', 'property'] as const;
export const kinds = ['business', 'consumer'] as const;

/** What conditions may name beside the options of the quiz; the writer finds it out. */
const facts = [
  ...kinds,
  ...ruleKinds,
  // Guests may need approval to speak; those, or the person by a rule of the trade.
  ...(['clearance', 'bound'] as const),
  ...([
    'twofold',
    'unknownBuyers',
    'unknownOffer',
    'unnamedOffer',
    'quotable',
    'ownWords',
    'told',
    'unknownProblems',
    'setting',
    'ownIndustry',
    'canada',
    'us',
    'germany',
  ] as const),
  // What follows from the plan and the episodes, for the guests and the texts to paste.
  ...([
    'inTown',
    'ownCase',
    'twoLengths',
    'cutDown',
    'pairs',
    'couples',
    'ownNoPitch',
    'longTalk',
    'beliefTold',
    'beliefFirst',
  ] as const),
  ...(['invented', 'oneInvented', 'severalInvented', 'nextTen'] as const),
  // What the tables have about the trade and its buyers.
  ...(['otherHalf', 'paper', 'changes', 'habit', 'decisions'] as const),
];
const Fact = z.enum([
  ...traits,
  ...steps.flatMap(({ options }) => options.map(({ id }) => id)),
  ...facts,
]);

/** Whom a text is for; without it, for everyone. */
export const condition = {
  when: z
    .array(z.union([Fact, z.array(Fact).min(1)], 'an answer or a fact, or a list of them'))
    .optional()
    .meta({
      title: 'When',
      help: 'Answers and facts that all hold; of a list within the list, one.',
    }),
  unless: z.array(Fact).optional().meta({ title: 'Unless', help: 'None of these holds.' }),
};
export type Condition = {
  when?: readonly (string | readonly string[])[] | undefined;
  unless?: readonly string[] | undefined;
};

/** Sentences of a paragraph, each where its condition holds; the key chooses among several texts. */
export const paragraph = (title: string, help?: string) =>
  z
    .array(z.strictObject({ key: line, ...condition, text: Ways }))
    .min(1)
    .meta({ title, ...(help && { help }) });

/** Fields with variants, which replace some of them where their condition holds. */
export const withVariants = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const Variant = z.strictObject({ ...z.strictObject(shape).partial().shape, ...condition });
  return z.strictObject({
    ...shape,
    variants: z.array(Variant).optional().meta({
      title: 'Variants',
      help: 'They replace some of the fields where they hold; of several, the last one wins.',
    }),
  });
};

export const flag = (title: string) => z.boolean().meta({ title }).optional();
