import type { z } from 'zod';
import type { AccessLevel } from '../../shared/access.ts';
import { PostOutput, PostList, PostQuery } from '../../shared/blog.ts';
import { Lead, LeadOutput, LeadList, LeadQuery, ListedLead, NewLead } from '../../shared/leads.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { PageQuery } from '../../shared/paging.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { ExportedSubscriber } from '../../shared/newsletter.ts';
import {
  ListedResponse,
  NewQuizResponse,
  QuizOutput,
  QuizQuery,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import type { ProcedurePath } from './callProcedure.ts';

type Common = { path: `/api/${string}`; access: AccessLevel; summary: string };
export type JsonRoute = Common & {
  method: 'GET' | 'POST';
  procedure: ProcedurePath;
  /** The part of the request that the procedure takes, as it came. */
  input: 'params' | 'query' | 'body';
  status: 200 | 201;
  answer: z.ZodObject;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The response is cached, with an ETag. */
  isCached?: boolean;
};
export type CsvRoute = Common & {
  method: 'GET';
  access: Exclude<AccessLevel, 'public'>;
  query?: z.ZodObject;
  csv: {
    name: string;
    columns: string[];
    /** With `?spam=include`: adds the column that marks spam. */
    columnsWithSpam?: string[];
    /** Returns one batch of rows; takes the query of a route that has one, with cursor and limit. */
    procedure: ProcedurePath;
  };
};
export type Route = JsonRoute | CsvRoute;

/** The whole REST surface, one row a call. The documents about it beside, nothing else is under /api. */
export const routes: Route[] = [
  {
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    summary: 'Published posts, newest first',
    procedure: 'blog.list',
    input: 'query',
    status: 200,
    query: PageQuery,
    answer: PostList,
    isCached: true,
  },
  {
    method: 'GET',
    path: '/api/blog/:slug',
    access: 'public',
    summary: 'One published post',
    procedure: 'blog.bySlug',
    input: 'params',
    status: 200,
    params: PostQuery,
    answer: PostOutput,
    isCached: true,
  },
  {
    method: 'POST',
    path: '/api/leads',
    access: 'public',
    summary: 'Store a lead',
    procedure: 'leads.create',
    input: 'body',
    status: 201,
    body: NewLead,
    answer: LeadOutput,
  },
  {
    method: 'GET',
    path: '/api/leads',
    access: 'leads:read',
    summary: 'Leads, newest first; suspected spam only with spam=include',
    procedure: 'leads.list',
    input: 'query',
    status: 200,
    query: LeadQuery,
    answer: LeadList,
  },
  {
    method: 'GET',
    path: '/api/leads/export',
    access: 'leads:read',
    summary: 'Leads as CSV: every one, or those of a filter; suspected spam only with spam=include',
    query: LeadFilter.extend(SpamQuery.shape),
    csv: {
      name: 'leads',
      columns: Object.keys(Lead.shape),
      columnsWithSpam: Object.keys(ListedLead.shape),
      procedure: 'leads.exportBatch',
    },
  },
  {
    method: 'GET',
    path: '/api/subscribers/export',
    access: 'admin',
    summary: 'Every newsletter subscriber as CSV',
    csv: {
      name: 'subscribers',
      columns: Object.keys(ExportedSubscriber.shape),
      procedure: 'newsletter.exportBatch',
    },
  },
  {
    method: 'POST',
    path: '/api/quiz',
    access: 'public',
    summary: 'Store a finished quiz',
    procedure: 'quiz.submit',
    input: 'body',
    status: 201,
    body: NewQuizResponse,
    answer: QuizOutput,
  },
  {
    method: 'GET',
    path: '/api/quiz',
    access: 'quiz:read',
    summary: 'Quiz responses, newest first; suspected spam only with spam=include',
    procedure: 'quiz.list',
    input: 'query',
    status: 200,
    query: QuizQuery,
    answer: QuizResponseList,
  },
  {
    method: 'GET',
    path: '/api/quiz/export',
    access: 'quiz:read',
    summary: 'Every quiz response as CSV; suspected spam only with spam=include',
    query: SpamQuery,
    csv: {
      name: 'quiz-responses',
      columns: Object.keys(QuizResponse.shape),
      columnsWithSpam: Object.keys(ListedResponse.shape),
      procedure: 'quiz.exportBatch',
    },
  },
];
