import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { Guide, SectionKey } from '../../shared/quiz/guide.ts';
import type { GuideReason, GuideWriter } from '../../shared/quiz/guideVersions.ts';
import type { QuizAnswers } from '../../shared/quiz/response.ts';
import { firstVisitKey, noKeys } from '../../shared/sourceKeys.ts';
import { normalizeEmail, searchWords } from '../../shared/fold.ts';

/** The initial migration adds an index for the search: full text on SQLite, the words on Postgres. */
export const QuizResponseEntity = defineEntity({
  name: 'QuizResponse',
  tableName: 'quiz_responses',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['emailKey'] },
    { properties: ['guideSavedAt'] },
    // Covers all columns of the pipeline report, so that it reads no responses.
    {
      name: 'quiz_responses_pipeline_index',
      properties: ['createdAt', 'suspectedSpam', 'firstSource', 'firstCampaign', 'firstLanding'],
    },
  ],
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
    /** Keys of the first visit, for counting and finding responses. */
    firstSource: p.text().default(noKeys.source).onCreate(firstVisitKey('source')),
    firstCampaign: p.text().default(noKeys.campaign).onCreate(firstVisitKey('campaign')),
    firstLanding: p.text().default(noKeys.landing).onCreate(firstVisitKey('landing')),
    /** Opens the private guide page; null in older rows. */
    guideToken: p.string().length(64).unique().nullable(),
    /** Opens the page that shows only title and cover of the show; older rows get one when needed. */
    shareToken: p.string().length(64).unique().nullable(),
    /** The structured form of `generatedStrategy`; older rows hold a former structure. */
    guide: p.json<Guide>().columnType('json').nullable(),
    guideBy: p.text().$type<GuideWriter>().nullable(),
    /** Counts the versions of the guide; former ones are in `guide_versions`. */
    guideVersion: p.integer().default(1),
    /** Null in older rows, whose guide was written when the quiz was completed. */
    guideSavedAt: p.datetime(3).nullable().strictNullable(),
    /** Who edited or restored this version; null if it was generated. */
    guideEditor: p.text().nullable().strictNullable(),
    guideReason: p.text().$type<GuideReason>().default('written'),
    guideRestoredFrom: p.integer().nullable().strictNullable(),
    /** The sections written so far; null before the first and after the last. */
    guideDraft: p.json<Partial<Guide>>().columnType('json').nullable(),
    /** Identifies the person. */
    emailKey: p
      .text()
      .default('')
      .onCreate(({ email }: { email: string }) => normalizeEmail(email)),
    searchWords: p
      .text()
      .default('')
      .onCreate(({ name, email }: { name: string; email: string }) =>
        searchWords(`${name} ${email}`),
      ),
    createdAt: p.datetime(3).onCreate(now),
  },
});
/** A reader's mark of a section of their guide, by the writer and version they read. */
export const GuideFeedbackEntity = defineEntity({
  name: 'GuideFeedback',
  tableName: 'guide_feedback',
  indexes: [{ properties: ['markedAt'] }],
  properties: {
    response: () => p.manyToOne(QuizResponseEntity).deleteRule('cascade').primary(),
    section: p.string().length(40).$type<SectionKey>().primary(),
    writer: p.string().length(40).primary(),
    version: p.integer().primary(),
    isUseful: p.boolean(),
    markedAt: p.datetime(3),
  },
});

export type QuizResponseRow = InferEntity<typeof QuizResponseEntity>;

/** A guide as it was before a change. The columns are those of the response. */
export const GuideVersionEntity = defineEntity({
  name: 'GuideVersion',
  tableName: 'guide_versions',
  uniques: [{ properties: ['response', 'version'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    response: () => p.manyToOne(QuizResponseEntity).deleteRule('cascade'),
    version: p.integer(),
    savedAt: p.datetime(3),
    writer: p.text().$type<GuideWriter>().nullable().strictNullable(),
    editor: p.text().nullable().strictNullable(),
    reason: p.text().$type<GuideReason>(),
    restoredFrom: p.integer().nullable().strictNullable(),
    /** Null or in an earlier format for older guides, which are kept as text. */
    guide: p.json<Guide>().columnType('json').nullable(),
    generatedStrategy: p.text(),
  },
});
