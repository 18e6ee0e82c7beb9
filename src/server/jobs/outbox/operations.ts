import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import type { ById } from '../../../shared/byId.ts';
import { OutboxContent, type OutboxQuery } from '../../../shared/outbox.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { newestPage } from '../../database/paging.ts';
import { OutboxEntity } from './entity.ts';
import { waitingGroups } from './queue.ts';

const PAGE_SIZE = 50;

/** Fields that describe a payload; each kind has some of them. */
const DescribedPayload = z.object({
  to: z.string().optional(),
  subject: z.string().optional(),
  type: z.string().optional(),
  event: z.object({ type: z.string() }).optional(),
});

/** Returns the email of a payload that is rendered when it is sent. */
type Render = (payload: unknown) => unknown;
type ListOptions = { handles: (kind: string) => boolean; render: Render };

/** Rows of one state, newest first. */
export async function listOutbox(
  em: SqlEntityManager,
  { state, ...page }: OutboxQuery,
  { handles, render }: ListOptions,
) {
  const query = em.createQueryBuilder(OutboxEntity).where({ state });
  const { rows, nextCursor } = await newestPage(query, { ...page, limit: page.limit ?? PAGE_SIZE });
  return {
    rows: rows.map((row) => ({
      ...row,
      about: describePayload(row.payload, render),
      isConfigured: handles(row.kind),
    })),
    nextCursor,
  };
}

function describePayload(payload: unknown, render: Render) {
  // SQLite returns JSON as text.
  const value: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload;
  const { data } = DescribedPayload.safeParse(render(value));
  return [data?.subject, data?.to ?? data?.event?.type ?? data?.type].filter(Boolean).join(' → ');
}

/** Returns the email, or the payload as JSON. */
export async function outboxContent(em: SqlEntityManager, { id }: ById, render: Render) {
  const { kind, hasContent, payload: stored } = await em.findOneOrFail(OutboxEntity, { id });
  const payload = render(stored);
  const mail = OutboxContent.shape.mail.safeParse(payload);
  return { kind, hasContent, mail: mail.data ?? null, json: JSON.stringify(payload, null, 2) };
}

/** Deletes a failed row. */
export async function discardFailed(em: SqlEntityManager, { id }: ById, actor: Actor) {
  await em.transactional(async (tx) => {
    const discarded = await tx.nativeDelete(OutboxEntity, { id, state: 'failed' });
    if (discarded > 0) await audit(tx, actor, 'outbox.discarded', { type: 'delivery', id });
  });
  return {};
}

export async function countOutbox(em: SqlEntityManager) {
  const [waiting, failed] = [
    await em.count(OutboxEntity, { state: 'waiting' }),
    await em.count(OutboxEntity, { state: 'failed' }),
  ];
  return { waiting, failed };
}

/** Returns for each kind how many rows wait, and for how many seconds the oldest one has. */
export async function waitingByKind(em: SqlEntityManager) {
  const kinds = new Set((await waitingGroups(em)).map(({ kind }) => kind));
  const found: Record<string, { depth: number; age: number }> = {};
  for (const kind of kinds) {
    const waiting = { state: 'waiting' as const, kind };
    const options = { orderBy: { createdAt: 'asc' as const }, fields: ['createdAt'] as const };
    const oldest = await em.findOne(OutboxEntity, waiting, options);
    const age = oldest ? (Date.now() - oldest.createdAt.getTime()) / 1000 : 0;
    found[kind] = { depth: await em.count(OutboxEntity, waiting), age };
  }
  return found;
}
