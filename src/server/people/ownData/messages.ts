import type { SqlEntityManager } from '@mikro-orm/sql';
import { emailNames } from '../../../shared/emailNames.ts';
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

/** Labels of what is not an email, by the first part of the outbox key. */
const descriptions: Record<string, Description | undefined> = {
  event: { kind: 'tool', subject: 'What connected tools are told' },
  notify: { kind: 'notice', subject: 'What our team is notified of' },
  webhook: { kind: 'tool', subject: 'Passed on to a connected tool' },
};
const other: Description = { kind: 'task', subject: 'Writing your strategy guide' };

function describe(key: string): Description {
  const [type = ''] = key.split(':');
  const email = emailNames[type];
  if (!email) return descriptions[type] ?? other;
  return { kind: email.timeline === undefined ? 'notice' : 'email', subject: email.ownData };
}
