import { z } from 'zod';
import { sourceFilter } from './sourceFilter.ts';
import { TrendQuery } from './trends.ts';

/** The dimensions of the report's rows. Articles are the landing pages that are posts. */
export const pipelineDimensions = ['source', 'campaign', 'landing', 'article'] as const;
export type PipelineDimension = (typeof pipelineDimensions)[number];

/** The columns of the report, from the first visit to the contract. */
export const pipelineSteps = [
  'visits',
  'started',
  'finished',
  'leads',
  'calls',
  'won',
  'value',
] as const;
export type PipelineStep = (typeof pipelineSteps)[number];

/** Rows beyond this are summed up. */
export const MAX_PIPELINE_ROWS = 50;

export const PipelineQuery = TrendQuery.extend({
  by: z.enum(pipelineDimensions).default('source'),
  /** Descending order selects the rows; ascending order only reverses them. */
  sort: z.enum(pipelineSteps).default('leads'),
  isAscending: z.boolean().default(false),
});
export type PipelineQuery = z.output<typeof PipelineQuery>;

const figures = z.record(z.enum(pipelineSteps), z.number());
/** The figures of a row within the range, and within as many days before. */
const Figures = z.object({ current: figures, previous: figures });
export type Figures = z.output<typeof Figures>;

export const Pipeline = z.object({
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  /** `key` is what lists are filtered by. */
  rows: z.array(Figures.extend({ key: z.string(), title: z.string() })),
  /** The sum of the rows that are not listed; null when there are none. */
  other: Figures.extend({ count: z.int() }).nullable(),
  total: Figures,
  /** When the first visit that is kept was counted. */
  visitsSince: z.date().nullable(),
});
export type Pipeline = z.output<typeof Pipeline>;

const visitKinds = ['visit', 'quizStart'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A visit or a started quiz, reported without any identifier. */
export const CountedVisit = z.object({ kind: z.enum(visitKinds), ...sourceFilter });
export type CountedVisit = z.output<typeof CountedVisit>;
