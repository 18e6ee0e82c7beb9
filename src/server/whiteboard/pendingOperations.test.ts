import { expect, test } from 'vitest';
import { note } from '../../../test/whiteboard/note.ts';
import { OperationQueue, type PendingOperation } from './pendingOperations.ts';

type Operation = PendingOperation<string>['operation'];
const change: Operation = { type: 'add_note', note: note('one') };
const rejection: Operation = {
  type: 'rejected',
  target: { type: 'note', id: 'one' },
  message: 'Too many changes.',
};
const pending = (sender: string, operation: Operation = change) => ({
  sender,
  userId: sender,
  userName: sender,
  opId: undefined,
  operation,
});

test('W28 rejections do not use up the queue and keep their order', () => {
  const queue = new OperationQueue<string>();
  queue.push(pending('ann'));
  for (let n = 0; n < 1000; n++) queue.push(pending('attacker', rejection));
  queue.push(pending('bob'));
  const batch = queue.nextBatch();
  expect(batch).toHaveLength(1002);
  expect([batch[0]?.sender, batch[1]?.sender, batch.at(-1)?.sender]).toEqual([
    'ann',
    'attacker',
    'bob',
  ]);
  expect(queue.hasTooManyRejections).toBe(false);
  for (let n = 0; n < 9000; n++) queue.push(pending('attacker', rejection));
  expect([queue.isFull, queue.hasTooManyRejections]).toEqual([false, true]);
  expect(queue.nextBatch()).toHaveLength(2000);
});

test('W28 5,000 changes may wait, and 500 are stored together', () => {
  const queue = new OperationQueue<string>();
  for (let n = 0; n < 4999; n++) queue.push(pending(`${n}`));
  expect(queue.isFull).toBe(false);
  queue.push(pending('last'));
  expect(queue.isFull).toBe(true);
  expect(queue.nextBatch()).toHaveLength(500);
  expect(queue.take(500)).toHaveLength(500);
  expect(queue.isFull).toBe(false);
  expect(queue.nextBatch()[0]?.sender).toBe('500');
});
