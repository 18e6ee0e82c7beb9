import { defineEntity, p } from '@mikro-orm/core';

export type CountKind = 'quizStep' | 'post';

/**
 * How often something was viewed within a quarter of an hour. Viewers are neither identified nor
 * stored.
 */
export const ViewCountEntity = defineEntity({
  name: 'ViewCount',
  tableName: 'view_counts',
  properties: {
    /** Start of the quarter: in every time zone, days begin on a quarter of an hour. */
    at: p.datetime(3).primary(),
    kind: p.string().length(20).$type<CountKind>().primary(),
    /** Id of the question, or slug of the post. */
    name: p.string().length(300).primary(),
    count: p.integer(),
  },
});
