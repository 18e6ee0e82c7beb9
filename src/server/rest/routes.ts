import type { z } from 'zod';
import { attributionColumnNames, ColumnsQuery } from '../../shared/attributionColumns.ts';
import { PostOutput, PostList, PostQuery } from '../../shared/blog.ts';
import {
  FurtherLeadColumns,
  Lead,
  LeadOutput,
  LeadList,
  LeadQuery,
  ListedLead,
  NewLead,
} from '../../shared/leads/lead.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { PageQuery } from '../../shared/paging.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { ExportedSubscriber } from '../../shared/newsletter.ts';
import {
  ListedResponse,
  NewQuizResponse,
  QuizOutput,
  QuizFilter,
  QuizQuery,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import type { ProcedurePath } from './procedures.ts';

type RouteBase = {
  path: `/api/${string}`;
  summary: string;
  /** For CSV it returns one batch of rows, and its input is the query with `cursor` and `limit`. */
  procedure: ProcedurePath;
};
export type JsonRoute = RouteBase & {
  method: 'GET' | 'POST';
  /** The part of the request that is the procedure's input, which the procedure validates. */
  input: 'params' | 'query' | 'body';
  status: 200 | 201;
  // These schemas only document the route in OpenAPI; a request that has parameters of `query` is not cached.
  output: z.ZodObject;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The response without parameters is cached, with an ETag. */
  isCached?: boolean;
};
export type CsvRoute = RouteBase & {
  method: 'GET';
  query?: z.ZodObject;
  csv: {
    name: string;
    columns: string[];
    /** With `?spam=include`: adds the column that marks spam. */
    columnsWithSpam?: string[];
    /** With `?columns=all`: adds these at the end. */
    furtherColumns?: string[];
  };
};
export type Route = JsonRoute | CsvRoute;

/** Every REST call. Apart from these, `/api` has only the documentation. */
export const routes: Route[] = [
  {
    method: 'GET',
    path: '/api/blog',
    summary: 'Published posts, newest first',
    procedure: 'blog.list',
    input: 'query',
    status: 200,
    query: PageQuery,
    output: PostList,
    isCached: true,
  },
  {
    method: 'GET',
    path: '/api/blog/:slug',
    summary: 'One published post',
    procedure: 'blog.bySlug',
    input: 'params',
    status: 200,
    params: PostQuery,
    output: PostOutput,
    isCached: true,
  },
  {
    method: 'POST',
    path: '/api/leads',
    summary: 'Store a lead',
    procedure: 'leads.create',
    input: 'body',
    status: 201,
    body: NewLead,
    output: LeadOutput,
  },
  {
    method: 'GET',
    path: '/api/leads',
    summary: 'Leads, newest first; suspected spam only with spam=include',
    procedure: 'leads.list',
    input: 'query',
    status: 200,
    query: LeadQuery,
    output: LeadList,
  },
  {
    method: 'GET',
    path: '/api/leads/export',
    summary: 'All leads, or those of a filter, as CSV; suspected spam only with spam=include',
    query: LeadFilter.extend({ ...SpamQuery.shape, ...ColumnsQuery.shape }),
    procedure: 'leads.exportBatch',
    csv: {
      name: 'leads',
      columns: Object.keys(Lead.shape),
      columnsWithSpam: Object.keys(ListedLead.shape),
      furtherColumns: Object.keys(FurtherLeadColumns.shape),
    },
  },
  {
    method: 'GET',
    path: '/api/subscribers/export',
    summary: 'All newsletter subscribers as CSV',
    procedure: 'newsletter.exportBatch',
    csv: {
      name: 'subscribers',
      columns: Object.keys(ExportedSubscriber.shape),
    },
  },
  {
    method: 'POST',
    path: '/api/quiz',
    summary: 'Store a completed quiz',
    procedure: 'quiz.submit',
    input: 'body',
    status: 201,
    body: NewQuizResponse,
    output: QuizOutput,
  },
  {
    method: 'GET',
    path: '/api/quiz',
    summary: 'Quiz responses, newest first; suspected spam only with spam=include',
    procedure: 'quiz.list',
    input: 'query',
    status: 200,
    query: QuizQuery,
    output: QuizResponseList,
  },
  {
    method: 'GET',
    path: '/api/quiz/export',
    summary:
      'All quiz responses, or those of a filter, as CSV; suspected spam only with spam=include',
    query: QuizFilter.extend(ColumnsQuery.shape),
    procedure: 'quiz.exportBatch',
    csv: {
      name: 'quiz-responses',
      columns: Object.keys(QuizResponse.shape),
      columnsWithSpam: Object.keys(ListedResponse.shape),
      furtherColumns: attributionColumnNames,
    },
  },
];
