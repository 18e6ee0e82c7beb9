import { z } from 'zod';
import { cleanLine } from '../cleanText.ts';
import { isMonday } from '../dates.ts';
import { cleanedAtMost, cleanUpTo } from '../formText.ts';
import { isObject } from '../isObject.ts';
import { nextCursor, PageQuery } from '../paging.ts';
import { StoredAttribution } from '../attribution.ts';
import { dateFilter } from '../leads/filter.ts';
import { SpamQuery } from '../spam.ts';
import { sourceFilter } from '../sourceFilter.ts';
import { hasTooManyValues, MAX_VALUES } from '../valueLimit.ts';
import { emailAddress, linkText, requiredLongText, requiredText, text } from '../text.ts';
import { personBounds, personFields } from './personalInfo.ts';
import { Reading, readingBounds } from './reading.ts';

/** A completed quiz has about 2 KB. */
const MAX_ANSWERS_LENGTH = 32_768;

/** Longer than any id of an option, and as long as the longest text that a person types. */
const MAX_ANSWER_LENGTH = Math.max(...Object.values(personBounds));
const MAX_KEY_LENGTH = 100;
const MAX_KEYS = 300;
const MAX_CHOICES = 100;
const answerError = `Must be one choice, at most ${MAX_CHOICES} choices, or a map of such answers`;

// As sent: unlike a text of a form, it is not trimmed.
const answerText = z.string().check(...cleanedAtMost(MAX_ANSWER_LENGTH, cleanLine));
const scalar = z.union([answerText, z.number(), z.boolean(), z.null()]);
const key = z.string().overwrite(cleanUpTo(MAX_KEY_LENGTH, cleanLine));
const answer = z.union([scalar, z.array(scalar).max(MAX_CHOICES)]);

const mapOf = <T extends z.ZodType>(value: T, params?: Parameters<typeof z.record>[2]) =>
  z
    .record(key, value, params)
    .refine((map) => Object.keys(map).length <= MAX_KEYS, `Must have at most ${MAX_KEYS} answers`)
    .meta({ maxProperties: MAX_KEYS });

const keysOf = (map: object) =>
  [map, ...Object.values(map).filter(isObject)].flatMap((one) => Object.keys(one));

/** For the documentation only: a schema would reorder the stored answers. */
const personalInfo = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(personBounds).map(([field, maxLength]) => [
      field,
      { type: 'string', maxLength },
    ]),
  ),
};

const readingText = (maxLength: number) => ({ type: 'string', maxLength });
const reading = {
  type: 'object',
  description: 'How the niche is understood',
  properties: {
    offer: readingText(readingBounds.offer),
    buyers: readingText(readingBounds.buyers),
    complaints: {
      type: 'array',
      maxItems: readingBounds.complaints,
      items: readingText(readingBounds.complaint),
    },
    country: { ...readingText(2), description: 'Two letters, such as US' },
  },
};

/**
 * Question id → chosen option id, or a list of ids; `personalInfo` holds name, city, niche (what the
 * person sells) and, optionally, buyers; `reading`, which is optional, how that is understood.
 */
const Answers = z.preprocess(
  answersFromText,
  mapOf(z.union([answer, mapOf(answer)], answerError), {
    error: (issue) =>
      issue.input === undefined ? 'Required' : 'Must be a map of question id to answer',
  })
    .meta({ maxProperties: MAX_KEYS, properties: { personalInfo, reading } })
    .superRefine(({ reading: read }, context) => {
      if (read === undefined) return;
      for (const { path, message } of Reading.safeParse(read).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['reading', ...path], message });
    })
    .superRefine(({ personalInfo: info }, context) => {
      if (!isObject(info)) return;
      for (const [field, longest] of Object.entries(personBounds)) {
        const value = info[field];
        // The schema above rejects anything longer than the longest answer.
        if (typeof value !== 'string' || longest === MAX_ANSWER_LENGTH) continue;
        if (value.length <= longest) continue;
        const message = `Must have at most ${longest} characters`;
        context.addIssue({ code: 'custom', path: ['personalInfo', field], message });
      }
    })
    .refine(
      (map) => keysOf(map).every(({ length }) => length <= MAX_KEY_LENGTH),
      `Must have keys of at most ${MAX_KEY_LENGTH} characters`,
    )
    .refine((map) => JSON.stringify(map).length <= MAX_ANSWERS_LENGTH, { error: tooLong }),
);
export type QuizAnswers = z.output<typeof Answers>;

export const NewQuizResponse = z.object({
  name: personFields.name,
  email: emailAddress,
  answers: Answers,
  result: requiredText(200),
  resultDescription: requiredLongText(1000),
});
export type NewQuizResponse = z.output<typeof NewQuizResponse>;

export const QuizResponse = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  // Accepts anything stored, which SQLite returns as text: one invalid row must not hide the
  // others.
  answers: z.preprocess(fromText, z.record(z.string(), z.json())),
  result: z.string(),
  resultDescription: z.string(),
  generatedStrategy: z.string().nullable(),
  createdAt: z.date(),
});
export type QuizResponse = z.output<typeof QuizResponse>;

/** A response with what the REST API does not show. */
export const ResponseDetails = QuizResponse.extend({ attribution: StoredAttribution });

const MAX_LANGUAGES = 10;
/** What is read before the quiz is sent: what was typed, and where its browser seems to be. */
export const NicheToRead = z.object({
  niche: requiredText(personBounds.niche),
  buyers: text(personBounds.buyers).optional(),
  city: text(personBounds.city).optional(),
  zone: text(60).optional(),
  languages: z
    .array(text(40))
    .max(MAX_LANGUAGES, `Must have at most ${MAX_LANGUAGES} languages`)
    .optional(),
});
export type NicheToRead = z.output<typeof NicheToRead>;

/** `isSure` is false where the person has to say more: then offer and buyers are theirs, or empty. */
export const NicheReading = z.object({
  offer: z.string(),
  buyers: z.string(),
  complaints: z.array(z.string()),
  country: z.string(),
  isSure: z.boolean(),
});
export type NicheReading = z.output<typeof NicheReading>;

export const QuizOutput = z.object({
  response: QuizResponse,
  message: z.string(),
  emailWarning: z.string().optional(),
  guideUrl: z.string().optional().meta({
    description: 'Path of the private guide page. Anyone with the link can read the guide.',
  }),
});

/** A stored quiz whose guide is being written; the token opens the guide and its stream. */
export const StartedQuiz = z.object({ token: z.string(), guideUrl: z.string() });

/** A response of a list or an export; `suspectedSpam` is present when spam was requested. */
export const ListedResponse = QuizResponse.extend({ suspectedSpam: z.boolean().optional() });
export const QuizResponseList = z.object({ responses: z.array(ListedResponse), nextCursor });

/** Formatted on use, because the first number that is formatted delays every start. */
function tooLong() {
  return `Must have at most ${MAX_ANSWERS_LENGTH.toLocaleString('en-US')} characters as JSON`;
}

/** A form-urlencoded body can only carry the map as JSON text, in which no other limit looks. */
function answersFromText(value: unknown, context: z.RefinementCtx): unknown {
  const isLong = typeof value === 'string' && value.length > MAX_ANSWERS_LENGTH;
  const answers = isLong ? undefined : fromText(value);
  if (!isLong && !hasTooManyValues(answers)) return answers;
  const message = isLong ? tooLong() : `Must have at most ${MAX_VALUES} values`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const QuizFilter = SpamQuery.extend({
  /** Words; each must be a prefix of a word in the name or email. */
  q: text(200).optional(),
  ...sourceFilter,
  ...dateFilter,
});
export type QuizFilter = z.output<typeof QuizFilter>;

export const QuizQuery = PageQuery.extend(QuizFilter.shape);
export type QuizQuery = z.output<typeof QuizQuery>;

export const GuideQuery = z.object({ token: linkText });

const NOT_MONDAY = 'Must be a Monday, as in 2026-11-30';

/** `start` is the Monday of the first week, as in `2026-11-30`. */
export const CalendarQuery = GuideQuery.extend({
  start: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, { error: NOT_MONDAY, abort: true })
    .refine(isMonday, NOT_MONDAY)
    .optional(),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;
