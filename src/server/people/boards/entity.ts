import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../../database/columnDefaults.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

/** Where notes of a person's board were copied to, so that an erasure finds them. */
export const BoardCopyEntity = defineEntity({
  name: 'BoardCopy',
  tableName: 'board_copies',
  indexes: [{ properties: ['response'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The response that the board belongs to. */
    response: () => p.manyToOne(QuizResponseEntity).deleteRule('cascade'),
    /** A note of a lead, a post, or the guide of another response. */
    kind: p.text().$type<'note' | 'post' | 'guide'>(),
    /** The id of the lead's event, the post or the other response. */
    copyId: p.uuid(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
