import { expect, test } from 'vitest';
import type { Change } from '../../shared/whiteboard/board.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from '../../shared/whiteboard/limits.ts';
import { Outbox } from './outbox.ts';

/** An outbox in a world whose clock a test turns. */
function world() {
  let now = 1000;
  let timers: { at: number; run: () => void }[] = [];
  const sent: { opId?: string; type?: string; updates?: object }[] = [];
  const outbox = new Outbox({
    send: (message) => sent.push(message) > 0,
    now: () => now,
    later: (run, ms) => void timers.push({ at: now + ms, run }),
  });
  function pass(ms: number) {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = end;
  }
  const ops = () => sent.map(({ opId }) => opId);
  return { outbox, sent, ops, pass };
}

const moved = (noteId: string, x: number): Change => ({
  type: 'update_note',
  noteId,
  updates: { position: { x, y: 0 } },
});

test('W16 a drag goes out as one change a turn', () => {
  const { outbox, sent, pass } = world();
  outbox.open();
  for (let x = 0; x < 10; x++) {
    const change = moved('a', x);
    if (!outbox.merge(change)) outbox.add({ opId: `${x}`, change });
    pass(8);
  }
  pass(100);
  expect(sent.length).toBeLessThan(5);
  expect(sent.at(-1)?.updates).toEqual({ position: { x: 9, y: 0 } });
});

test('what may have been sent is never altered', () => {
  const { outbox, pass } = world();
  outbox.open();
  outbox.add({ opId: '1', change: moved('a', 1) });
  pass(0);
  expect(outbox.merge(moved('a', 2))).toBe(false);
  outbox.add({ opId: '2', change: moved('b', 1) }, true);
  expect(outbox.merge(moved('b', 2))).toBe(false);
});

test('an update of another note does not join in, nor one after a deletion', () => {
  const { outbox } = world();
  outbox.add({ opId: '1', change: moved('a', 1) });
  expect(outbox.merge(moved('b', 1))).toBe(false);
  outbox.add({ opId: '2', change: { type: 'delete_note', noteId: 'a' } });
  expect(outbox.merge(moved('a', 2))).toBe(false);
});

test('W14 what is not acked goes out again after a reconnect, in order and as it was', () => {
  const { outbox, sent, ops, pass } = world();
  outbox.open();
  for (const opId of ['1', '2', '3']) outbox.add({ opId, change: moved(opId, 1) });
  pass(50);
  outbox.remove('2');
  outbox.close();
  pass(5000);
  expect(ops()).toEqual(['1', '2', '3']);
  const [first] = sent;
  outbox.open();
  pass(50);
  expect(ops()).toEqual(['1', '2', '3', '1', '3']);
  expect(sent[3]).toEqual(first);
});

test('W14 joining again on the same connection, as after a rename, sends nothing twice', () => {
  const { outbox, ops, pass } = world();
  outbox.open();
  for (const opId of ['1', '2']) outbox.add({ opId, change: moved(opId, 1) });
  pass(50);
  outbox.open();
  pass(50);
  outbox.add({ opId: '3', change: moved('3', 1) });
  pass(50);
  expect(ops()).toEqual(['1', '2', '3']);
});

test('W16 joining again on the same connection makes the pace no faster', () => {
  const { outbox, sent, pass } = world();
  outbox.open();
  for (let i = 0; i < 1000; i++) {
    outbox.add({ opId: `${i}`, change: moved(`${i}`, 1) });
    outbox.open();
    pass(1);
    for (const { opId } of sent) outbox.remove(`${opId}`);
  }
  expect(sent.length).toBeLessThanOrEqual(clientPace.burst + clientPace.perSecond);
});

test('W16 many changes never go faster than the pace, nor too many unacked', () => {
  const { outbox, sent, ops, pass } = world();
  outbox.open();
  for (let i = 0; i < 1000; i++) outbox.add({ opId: `${i}`, change: moved(`${i}`, 1) });
  pass(3000);
  expect(sent).toHaveLength(MAX_UNACKED);
  for (const opId of ops()) outbox.remove(`${opId}`);
  pass(0);
  pass(40);
  const burst = sent.length;
  expect(burst).toBeLessThanOrEqual(clientPace.burst + MAX_UNACKED);
  for (let second = 0; second < 10; second++) {
    for (const opId of ops()) outbox.remove(`${opId}`);
    pass(1000);
  }
  expect(outbox.size).toBe(0);
  expect(new Set(ops()).size).toBe(1000);
});

test('W15 a change the server wants again goes out again, not at once', () => {
  const { outbox, ops, pass } = world();
  outbox.open();
  outbox.add({ opId: '1', change: moved('a', 1) });
  pass(50);
  outbox.retry('1');
  pass(RETRY_AFTER_MS - 1);
  expect(ops()).toEqual(['1']);
  pass(1);
  expect(ops()).toEqual(['1', '1']);
});

test('W12 a vote does not say whose it is', () => {
  const { outbox, sent, pass } = world();
  outbox.open();
  outbox.add({ opId: '1', change: { type: 'vote', noteId: 'a', userId: 'me', isOn: true } });
  pass(0);
  expect(sent).toEqual([{ type: 'vote', noteId: 'a', isOn: true, opId: '1' }]);
});
