import { z } from 'zod';
import { Brief, type BriefKey, briefKeys } from '../../../../shared/brief.ts';
import { briefHeadings } from '../../../../shared/content/briefHeadings.ts';

/** The values of the form, of any length; questions are lines of one text. */
export const BriefFields = z.object({
  situation: z.string(),
  market: z.string(),
  questions: z.string(),
  episodes: z.array(z.object({ title: z.string(), note: z.string() })),
  objections: z.array(z.object({ objection: z.string(), reply: z.string() })),
});
export type BriefFields = z.output<typeof BriefFields>;

export const toFields = (brief: Brief): BriefFields => ({
  ...brief,
  questions: brief.questions.join('\n'),
});

/** Returns the brief in the form, which may be invalid. */
export const fromFields = (fields: BriefFields) => ({
  ...fields,
  questions: fields.questions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Validates with the server's schema, and keeps the values of the form. */
export const ValidatedFields = BriefFields.superRefine((fields, context) => {
  for (const { path, message } of Brief.safeParse(fromFields(fields)).error?.issues ?? []) {
    const [key, index] = path;
    const isLine = key === 'questions' && typeof index === 'number';
    context.addIssue({
      code: 'custom',
      path: isLine ? [key] : [...path],
      message: isLine ? `Question ${index + 1}: ${message}` : message,
    });
  }
});

const linesIn = (value: Brief[BriefKey]): string[] =>
  typeof value === 'string'
    ? [value]
    : value.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));

/** Returns the sections that differ, each with the lines of both; `isInBoth` marks what they share. */
export function differences(one: Brief, other: Brief) {
  const compare = (own: readonly string[], others: readonly string[]) =>
    own.map((text) => ({ text, isInBoth: others.includes(text) }));
  return briefKeys.flatMap((key) => {
    const [a, b] = [linesIn(one[key]), linesIn(other[key])];
    const isSame = JSON.stringify(a) === JSON.stringify(b);
    return isSame ? [] : [{ title: briefHeadings[key], one: compare(a, b), other: compare(b, a) }];
  });
}
