import type { SqlEntityManager } from '@mikro-orm/sql';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveState } from '../../../shared/live.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { countOutbox } from '../../outbox/recovery/service.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

const INTERVAL = 2000;

async function liveState(em: SqlEntityManager): Promise<LiveState> {
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, fields: ['id'] } as const;
  const [lead] = await em.find(LeadEntity, { status: { $ne: 'spam' } }, newest);
  const [response] = await em.find(QuizResponseEntity, {}, newest);
  return {
    leadId: lead?.id ?? null,
    responseId: response?.id ?? null,
    outbox: await countOutbox(em),
  };
}

type Listener = { signal: AbortSignal; isStillIn: () => Promise<boolean> };

/**
 * What is newest, now and whenever it changes. The database is asked every two seconds instead of
 * listening to this process, so that what another process stores shows, too.
 */
export async function* liveStates(em: SqlEntityManager, { signal, isStillIn }: Listener) {
  let last = '';
  while (!signal.aborted) {
    // Whoever was signed out meanwhile hears no more.
    if (!(await isStillIn())) return;
    const state = await liveState(em.fork());
    const text = JSON.stringify(state);
    if (text !== last) yield state;
    last = text;
    await wait(INTERVAL, undefined, { signal }).catch(() => {});
  }
}
