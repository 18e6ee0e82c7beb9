import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { VisitSource } from '../../shared/attribution.ts';
import type { VisitKind } from '../../shared/pipeline.ts';
import type { SourceKeys } from '../../shared/sourceKeys.ts';
import type { VisitEventKind } from '../../shared/visits.ts';

/** What days are counted by: the keys of the first visit, and the offer or else the type of a lead. */
export type CountedField = keyof SourceKeys | 'offer';

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
 * neither identified nor stored. The keys are those of `sourceKeys`.
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

/**
 * The figures of the pipeline report by UTC day and key, counted when the day is over. Triggers of the
 * initial migration, such as `note_added_leads`, note in `changed_days` which days to count again.
 */
export const DayCountEntity = defineEntity({
  name: 'DayCount',
  tableName: 'day_counts',
  properties: {
    field: p.string().length(10).$type<CountedField>().primary(),
    /** Days since 1970. */
    day: p.integer().primary(),
    key: p.text().primary(),
    visits: p.integer(),
    started: p.integer(),
    finished: p.integer(),
    leads: p.integer(),
    calls: p.integer(),
    won: p.integer(),
    value: p.bigint('number'),
  },
});

/** A past day of which a lead, response or visit was added, changed or deleted. */
export const ChangedDayEntity = defineEntity({
  name: 'ChangedDay',
  tableName: 'changed_days',
  indexes: [{ properties: ['day'] }],
  properties: {
    // Not the day, so that concurrent changes do not wait for each other.
    id: p.integer().primary().autoincrement(),
    day: p.integer(),
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
    source: p.json<VisitSource>().columnType('json').nullable(),
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
