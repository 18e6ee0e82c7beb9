import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { Touch } from '../../shared/attribution.ts';
import type { VisitKind } from '../../shared/pipeline.ts';
import type { VisitEventKind } from '../../shared/visits.ts';

export type ViewKind = 'quizStep' | 'post';

/**
 * How often something was viewed within 15 minutes. Viewers are neither identified nor
 * stored.
 */
export const ViewCountEntity = defineEntity({
  name: 'ViewCount',
  tableName: 'view_counts',
  properties: {
    /** Start of the 15 minutes; in every time zone, days begin at such a boundary. */
    at: p.datetime(3).primary(),
    kind: p.string().length(20).$type<ViewKind>().primary(),
    /** Id of the question, or slug of the post. */
    name: p.string().length(300).primary(),
    count: p.integer(),
  },
});

/**
 * The number of visits or started quizzes from one source within 15 minutes. Visitors are
 * neither identified nor stored. The keys are those of `touchKeys`.
 */
export const VisitCountEntity = defineEntity({
  name: 'VisitCount',
  tableName: 'visit_counts',
  properties: {
    /** Start of the 15 minutes. */
    at: p.datetime(3).primary(),
    kind: p.string().length(20).$type<VisitKind>().primary(),
    source: p.string().length(100).primary(),
    campaign: p.string().length(100).primary(),
    landing: p.string().length(300).primary(),
    count: p.integer(),
  },
});

/** An action of a visitor who consented to a history, identified by an id in their browser. */
export const VisitEventEntity = defineEntity({
  name: 'VisitEvent',
  tableName: 'visit_events',
  indexes: [{ properties: ['visitorId', 'at'] }, { properties: ['at'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    visitorId: p.uuid(),
    kind: p.string().length(20).$type<VisitEventKind>(),
    /** The path of the page, or the id of the question. */
    name: p.string().length(300).default(''),
    /** Where the visit came from; only for its first page. */
    source: p.json<Touch>().columnType('json').nullable(),
    at: p.datetime(3).onCreate(now),
  },
});

/**
 * A browser whose visitor identified themselves by sending a form. Several people may use one
 * browser: an event belongs to the next one who sends a form, or else to the last one.
 */
export const VisitorIdentityEntity = defineEntity({
  name: 'VisitorIdentity',
  tableName: 'visitor_identities',
  indexes: [
    { properties: ['visitorId', 'at'] },
    { properties: ['emailKey'] },
    { properties: ['at'] },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    visitorId: p.uuid(),
    /** Identifies the person. */
    emailKey: p.text(),
    at: p.datetime(3).onCreate(now),
  },
});
