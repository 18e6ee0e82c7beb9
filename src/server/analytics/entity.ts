import { defineEntity, p } from '@mikro-orm/core';

export type ViewKind = 'quizStep' | 'post';

/**
 * How often something was viewed within 15 minutes. Viewers are neither identified nor
 * stored.
 */
export const ViewCountEntity = defineEntity({
  name: 'ViewCount',
  tableName: 'view_counts',
  properties: {
    /** Start of the 15 minutes, in which days of every time zone can begin. */
    at: p.datetime(3).primary(),
    kind: p.string().length(20).$type<ViewKind>().primary(),
    /** Id of the question, or slug of the post. */
    name: p.string().length(300).primary(),
    count: p.integer(),
  },
});
