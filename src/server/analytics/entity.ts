import { defineEntity, p } from '@mikro-orm/core';

export type CountKind = 'quizStep' | 'post';

/** How often a thing was seen within one quarter of an hour. By whom is not known to us and not kept. */
export const ViewCountEntity = defineEntity({
  name: 'ViewCount',
  tableName: 'view_counts',
  properties: {
    /** When the quarter began: a day begins on a quarter of an hour in every time zone. */
    at: p.datetime(3).primary(),
    kind: p.string().length(20).$type<CountKind>().primary(),
    /** Id of the question, or slug of the post. */
    name: p.string().length(300).primary(),
    count: p.integer(),
  },
});
