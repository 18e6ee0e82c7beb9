import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import type { QuizAnswers } from '../../shared/quiz/response.ts';
import { normalizeEmail, tokenize } from '../textKeys.ts';

export const QuizResponseEntity = defineEntity({
  name: 'QuizResponse',
  tableName: 'quiz_responses',
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['emailKey'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.text(),
    email: p.text(),
    // jsonb would lose the order of the questions.
    answers: p.json<QuizAnswers>().columnType('json'),
    result: p.text(),
    resultDescription: p.text(),
    generatedStrategy: p.text().nullable().strictNullable(),
    /** The honeypot was filled: stored, but not emailed, notified or sent to Gemini. */
    suspectedSpam: p.boolean().default(false),
    /** Not part of the REST response. */
    attribution: p.json<Attribution>().columnType('json').nullable(),
    /** Opens the private guide page; null in older rows. */
    guideToken: p.string().length(64).unique().nullable(),
    /** The structured form of `generatedStrategy`. */
    guide: p.json<Guide>().columnType('json').nullable(),
    guideBy: p.text().$type<'gemini' | 'built-in'>().nullable(),
    /** Identifies the person. */
    emailKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => normalizeEmail(email)),
    searchWords: p
      .text()
      .default('')
      .onCreate(({ name, email }: { name: string; email: string }) =>
        tokenize(`${name} ${email}`).join(' '),
      ),
    createdAt: p.datetime(3).onCreate(now),
  },
});
export type QuizResponseRow = InferEntity<typeof QuizResponseEntity>;
