import { z } from 'zod';
import { nextCursor, PageQuery } from '../paging.ts';
import { SpamQuery } from '../spam.ts';
import { emailAddress, requiredText, text } from '../text.ts';

/** A finished quiz is about 2 KB; far more would only fill the disk and the exports. */
const LARGEST_ANSWERS = 32_768;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const answer = z.union([scalar, z.array(scalar)]);

/** Question id → chosen option id, or a list of ids; `personalInfo` holds name, city and niche. */
const Answers = z.preprocess(
  // A form-urlencoded body can only carry the map as JSON text.
  fromText,
  z
    .record(z.string(), z.union([answer, z.record(z.string(), answer)]), {
      error: (issue) =>
        issue.input === undefined ? 'Required' : 'Must be a map of question id to answer',
    })
    .refine(
      (map) => JSON.stringify(map).length <= LARGEST_ANSWERS,
      `Must have at most ${LARGEST_ANSWERS.toLocaleString('en-US')} characters as JSON`,
    )
    // Postgres cannot store NUL, not even inside JSON.
    .refine(
      (map) => !/(?<!\\)(\\\\)*\\u0000/.test(JSON.stringify(map)),
      'Must not contain the NUL character',
    ),
);
export type QuizAnswers = z.output<typeof Answers>;

/** What the quiz page or an external tool sends. */
export const NewQuizResponse = z.object({
  name: requiredText(200),
  email: emailAddress,
  answers: Answers,
  result: requiredText(200),
  resultDescription: requiredText(1000),
});
export type NewQuizResponse = z.output<typeof NewQuizResponse>;

export const QuizResponse = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  // Whatever is stored, which SQLite hands out as text: one odd row must not hide the others.
  answers: z.preprocess(fromText, z.record(z.string(), z.json())),
  result: z.string(),
  resultDescription: z.string(),
  generatedStrategy: z.string().nullable(),
  createdAt: z.date(),
});
export type QuizResponse = z.output<typeof QuizResponse>;

export const QuizAnswer = z.object({
  response: QuizResponse,
  message: z.string(),
  emailWarning: z.string().optional(),
  guideUrl: z.string().optional().meta({
    description:
      'Path of the private guide page, to be joined to the address of the site. Who has it can read the guide.',
  }),
});

/** A response of a list or an export; `suspectedSpam` is there when spam was asked for. */
export const ListedResponse = QuizResponse.extend({ suspectedSpam: z.boolean().optional() });
export const QuizResponseList = z.object({ responses: z.array(ListedResponse), nextCursor });

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A list may be of those alone of whose name or email each word of `q` begins a word. */
export const QuizQuery = PageQuery.extend({ q: text(200).optional(), ...SpamQuery.shape });
export type QuizQuery = z.output<typeof QuizQuery>;

/** Unguessable: whoever has it reads the guide. */
export const GuideQuery = z.object({ token: z.string() });
