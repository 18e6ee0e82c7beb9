import { expect, test } from 'vitest';
import { fakeTransport } from '../../../../test/whiteboard/fakeTransport.ts';
import type { Change } from '../board.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from '../constants.ts';
import { PendingChanges } from './pendingChanges.ts';

function fixture({ isOpen = true } = {}) {
  const { transport, ...rest } = fakeTransport();
  const pending = new PendingChanges(transport);
  if (isOpen) pending.startSending();
  return { pending, ...rest };
}

const moved = (noteId: string, x: number): Change => ({
  type: 'update_note',
  noteId,
  updates: { position: { x, y: 0 } },
});

test('W16 sends a drag as one change per flush', () => {
  const { pending, sent, pass } = fixture();
  for (let x = 0; x < 10; x++) {
    pending.add({ opId: `${x}`, change: moved('a', x) });
    pass(8);
  }
  pass(100);
  expect(sent.length).toBeLessThan(5);
  expect(sent.at(-1)).toMatchObject({ updates: { position: { x: 9, y: 0 } } });
});

test('never alters a change that may have been sent', () => {
  const { pending, pass } = fixture();
  pending.add({ opId: '1', change: moved('a', 1) });
  pass(0);
  pending.add({ opId: '2', change: moved('a', 2) });
  expect(pending.size).toBe(2);
  pending.restore({ opId: '3', change: moved('b', 1) });
  pending.add({ opId: '4', change: moved('b', 2) });
  expect(pending.all()).toEqual([
    { opId: '1', change: moved('a', 1) },
    { opId: '2', change: moved('a', 2) },
    { opId: '3', change: moved('b', 1) },
    { opId: '4', change: moved('b', 2) },
  ]);
});

test('merges neither updates of different notes nor one after a deletion', () => {
  const { pending } = fixture({ isOpen: false });
  pending.add({ opId: '1', change: moved('a', 1) });
  pending.add({ opId: '2', change: moved('b', 1) });
  expect(pending.size).toBe(2);
  pending.add({ opId: '3', change: { type: 'delete_note', noteId: 'a' } });
  pending.add({ opId: '4', change: moved('a', 2) });
  expect(pending.size).toBe(4);
});

test('W14 sends unacknowledged changes again after a reconnect, in order and unaltered', () => {
  const { pending, sent, opIds, pass } = fixture();
  for (const opId of ['1', '2', '3']) pending.add({ opId, change: moved(opId, 1) });
  pass(50);
  pending.remove('2');
  pending.stopSending();
  pass(5000);
  expect(opIds()).toEqual(['1', '2', '3']);
  const [first] = sent;
  pending.startSending();
  pass(50);
  expect(opIds()).toEqual(['1', '2', '3', '1', '3']);
  expect(sent[3]).toEqual(first);
});

test('W14 sends nothing twice when joining again on the same connection, as after a rename', () => {
  const { pending, opIds, pass } = fixture();
  for (const opId of ['1', '2']) pending.add({ opId, change: moved(opId, 1) });
  pass(50);
  pending.startSending();
  pass(50);
  pending.add({ opId: '3', change: moved('3', 1) });
  pass(50);
  expect(opIds()).toEqual(['1', '2', '3']);
});

test('W16 keeps its pace when joining again on the same connection', () => {
  const { pending, sent, pass } = fixture();
  for (let i = 0; i < 1000; i++) {
    pending.add({ opId: `${i}`, change: moved(`${i}`, 1) });
    pending.startSending();
    pass(1);
    for (const { opId } of sent) pending.remove(`${opId}`);
  }
  expect(sent.length).toBeLessThanOrEqual(clientPace.burst + clientPace.perSecond);
});

test('W16 exceeds neither the pace nor the number of unacknowledged changes', () => {
  const { pending, sent, opIds, pass } = fixture();
  for (let i = 0; i < 1000; i++) pending.add({ opId: `${i}`, change: moved(`${i}`, 1) });
  pass(3000);
  expect(sent).toHaveLength(MAX_UNACKED);
  for (const opId of opIds()) pending.remove(`${opId}`);
  pass(0);
  pass(40);
  expect(sent.length).toBeLessThanOrEqual(clientPace.burst + MAX_UNACKED);
  for (let second = 0; second < 10; second++) {
    for (const opId of opIds()) pending.remove(`${opId}`);
    pass(1000);
  }
  expect(pending.size).toBe(0);
  expect(new Set(opIds()).size).toBe(1000);
});

test('W15 retries a change after the delay', () => {
  const { pending, opIds, pass } = fixture();
  pending.add({ opId: '1', change: moved('a', 1) });
  pass(50);
  pending.retry('1');
  pass(RETRY_AFTER_MS - 1);
  expect(opIds()).toEqual(['1']);
  pass(1);
  expect(opIds()).toEqual(['1', '1']);
});

test('W12 sends a vote without its voter', () => {
  const { pending, sent, pass } = fixture();
  pending.add({ opId: '1', change: { type: 'vote', noteId: 'a', userId: 'me', isOn: true } });
  pass(0);
  expect(sent).toEqual([{ type: 'vote', noteId: 'a', isOn: true, opId: '1' }]);
});
