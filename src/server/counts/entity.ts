import { defineEntity, p } from '@mikro-orm/core';

export type CountKind = 'quizStep' | 'post';

/** How often a thing was seen on one day (UTC). By whom is not known to us and not kept. */
export const DailyCountEntity = defineEntity({
  name: 'DailyCount',
  tableName: 'daily_counts',
  properties: {
    /** As in `2026-11-21`. */
    day: p.string().length(10).primary(),
    kind: p.string().length(20).$type<CountKind>().primary(),
    /** Id of the question, or slug of the post. */
    name: p.string().length(300).primary(),
    count: p.integer(),
  },
});
