import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database/database.ts';
import { BoardEntity } from '../../src/server/whiteboard/entity.ts';
import { createBoardStore } from '../../src/server/whiteboard/store.ts';
import { hashToken } from '../../src/server/whiteboard/tokens.ts';
import { DEMO_BOARD } from '../../src/shared/whiteboard/constants.ts';
import { HeadlessClient } from './headlessClient.ts';

export const FACILITATOR = 'facilitator';
const TOKEN = 'the-token-of-the-facilitator';
/** Restores reach back by at most this many changes. */
const MAX_STEPS_BACK = 200;

/** Participants of the demo board who facilitate: one of them sets locks. */
export async function joinAsFacilitators(databaseUrl: string, urls: string[]) {
  const orm = await openDatabase(databaseUrl);
  await createBoardStore(orm).find(DEMO_BOARD);
  await orm.em
    .fork()
    .nativeUpdate(BoardEntity, { id: DEMO_BOARD }, { facilitatorHash: hashToken(TOKEN) });
  await orm.close();
  const join = (id: string) => new HeadlessClient({ id, urls, facilitatorToken: TOKEN });
  return { facilitator: join(FACILITATOR), locker: join('locker') };
}

/** Sets the timer, clears votes, restores earlier moments and drops connections until `end`. */
export async function facilitateAtRandom(client: HeadlessClient, end: number) {
  let restores = 0;
  while (performance.now() < end) {
    await wait(100 + Math.random() * 400);
    if (Math.random() < 0.02) client.drop();
    const dice = Math.random();
    if (dice < 0.5) client.request({ type: 'set_timer', ...anyTimerAction() });
    else if (dice < 0.6) client.request({ type: 'clear_votes' });
    // One at a time, as a person does.
    else if (dice < 0.8 && client.isJoined && !client.isRestoring) {
      const back = Math.floor(Math.random() * MAX_STEPS_BACK);
      const seq = Math.max(0, client.seq - back);
      const since = Math.random() < 0.3 ? client.seq : undefined;
      client.request({ type: 'restore', seq, since });
      restores += 1;
    }
  }
  return restores;
}

/** Locks and unlocks notes, at times the whole board for a moment, and drops connections until `end`. */
export async function lockAtRandom(client: HeadlessClient, end: number) {
  while (performance.now() < end) {
    await wait(100 + Math.random() * 400);
    if (Math.random() < 0.02) client.drop();
    const noteIds = [...client.replica.notes.keys()];
    const noteId = noteIds[Math.floor(Math.random() * noteIds.length)];
    const dice = Math.random();
    if (dice < 0.1) await lockBoard(client);
    else if (noteId !== undefined)
      client.change({ type: 'update_note', noteId, updates: { isLocked: dice < 0.5 } });
  }
}

async function lockBoard(client: HeadlessClient) {
  client.request({ type: 'facilitate', isLocked: true });
  await wait(200);
  client.request({ type: 'facilitate', isLocked: false });
}

function anyTimerAction() {
  const actions = ['start', 'pause', 'resume', 'extend', 'stop'] as const;
  const action = actions[Math.floor(Math.random() * actions.length)] ?? 'start';
  return { action, minutes: 5 };
}
