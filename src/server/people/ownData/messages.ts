import type { SqlEntityManager } from '@mikro-orm/sql';
import type { OwnMessageKind } from '../../../shared/ownData.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';

type Query = { subjects: string[]; limit: number };

/** Returns what was sent about a person, newest first, without the contents. */
export async function collectMessages(em: SqlEntityManager, { subjects, limit }: Query) {
  const rows = await em.find(
    OutboxEntity,
    { aboutId: { $in: subjects } },
    {
      fields: ['key', 'state', 'createdAt', 'settledAt'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit,
    },
  );
  return rows.map(({ id, key, state, createdAt, settledAt }) => ({
    id,
    state,
    createdAt,
    settledAt,
    ...describe(key),
  }));
}

type Description = { kind: OwnMessageKind; subject: string };

/** Labels by the prefix of the outbox key, up to the first colon. */
const descriptions: Record<string, Description | undefined> = {
  'guide-mail': { kind: 'email', subject: 'Your strategy guide' },
  newsletter: { kind: 'email', subject: 'Your newsletter subscription' },
  'own-data': { kind: 'email', subject: 'The link to your data' },
  'lead-notice': { kind: 'notice', subject: 'Your inquiry, to our team' },
  'quiz-notice': { kind: 'notice', subject: 'Your quiz response, to our team' },
  'brief-notice': { kind: 'notice', subject: 'Preparation of a call with you, to our team' },
  event: { kind: 'tool', subject: 'What connected tools are told' },
  webhook: { kind: 'tool', subject: 'Passed on to a connected tool' },
};
const other: Description = { kind: 'task', subject: 'Writing your strategy guide' };

const describe = (key: string) => descriptions[key.replace(/:.*/s, '')] ?? other;
