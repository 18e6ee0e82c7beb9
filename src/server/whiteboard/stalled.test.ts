import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { noMeeting } from '../../shared/whiteboard/meeting.ts';
import { eventually } from '../../../test/eventually.ts';
import { note } from '../../../test/whiteboard/note.ts';
import type { Peer } from './broadcaster.ts';
import { Room } from './room.ts';
import type { RoomStore } from './store.ts';

afterEach(() => vi.useRealTimers());

/** A room whose database by default never answers a commit. */
function openRoom({ votes, ...part }: { votes?: string[] } & Partial<RoomStore> = {}) {
  const items = Array.from({ length: 100 }, (_, n) =>
    note(`${n}`, { content: 'x'.repeat(2000), votes }),
  );
  const board = { id: DEMO_BOARD, readOnlyId: 'read', title: 'Plan', isReadOnly: false, seq: 1 };
  const loaded = { board, items, resendable: [], meeting: noMeeting };
  const store = {
    load: async () => loaded,
    commit: () => new Promise<never>(() => {}),
    storageUsed: () => 0,
    readHistory: async () => undefined,
    loadMeeting: async () => noMeeting,
    updateMeeting: async () => ({ meeting: noMeeting }),
    ...part,
  };
  return new Room({ loaded, store, bus: { publish: () => {} }, onFailure: () => {} });
}

function peer(bufferedAmount: number) {
  const sent: Buffer[] = [];
  const peer: Peer = {
    send: (frames) => void sent.push(...frames),
    bufferedAmount: () => bufferedAmount,
    drop: vi.fn(),
    close: () => {},
  };
  return { peer, sent };
}

const user = (id: string) => ({ id, name: id, color: 'red' });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('W20 drops a client that does not read, also while nothing is sent', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = openRoom();
  const [slow, stalled] = [peer(100_000), peer(2_000_000)];
  for (const [id, { peer }] of Object.entries({ slow, stalled }))
    room.join({ peer, user: user(id), ownerKey: id, isWriter: true });
  for (let seconds = 0; seconds < 25; seconds += 5) {
    room.tick();
    vi.advanceTimersByTime(5000);
  }
  room.tick();
  expect(stalled.peer.drop).toHaveBeenCalled();
  expect(slow.peer.drop).not.toHaveBeenCalled();
  room.close(1000, '');
});

test('W19 limits a board to 1,000 participants, not counting their other tabs', () => {
  const room = openRoom();
  const silent = (): Peer => ({ ...peer(0).peer, send: () => {} });
  const enter = (id: string, by = silent()) =>
    room.join({ peer: by, user: user(id), ownerKey: id, isWriter: true });
  const first = silent();
  enter('0', first);
  for (let n = 1; n < 1000; n++) expect(enter(`${n}`)).toBeUndefined();
  expect(enter('late')).toBe('A board takes at most 1,000 participants.');
  expect(enter('1')).toBeUndefined();
  room.leave(first);
  expect(enter('late')).toBeUndefined();
  room.close(1000, '');
});

test('W1 shares the encoded notes between clients that join between two changes', async () => {
  const room = openRoom();
  const peers = Array.from({ length: 50 }, () => peer(0));
  for (const [n, { peer }] of peers.entries())
    room.join({ peer, user: user(`${n}`), ownerKey: `${n}`, isWriter: true });
  await turn();
  const large = peers.map(({ sent }) => sent.filter(({ length }) => length > 100_000));
  expect(large.every((frames) => frames.length === 1)).toBe(true);
  expect(new Set(large.flat().map(({ buffer }) => buffer)).size).toBe(1);
  room.close(1000, '');
});

test('W28 while nothing can be stored, rejections wait up to a limit and displace no change', async () => {
  const room = openRoom();
  const [ann, attacker] = (['ann', 'attacker'] as const).map((id) => {
    const { peer: own, sent } = peer(0);
    const member = { peer: own, user: user(id), ownerKey: id, isWriter: true };
    room.join(member);
    return { member, errors: () => sent.filter((frame) => frame.includes('"type":"error"')) };
  });
  if (!ann || !attacker) throw new Error('Nobody joined');
  const add = (id: string) =>
    room.change(ann.member, { operation: { type: 'add_note', note: note(id) }, opId: id });
  add('first');
  await turn();
  const target = { type: 'note', id: 'none' } as const;
  const rejection = { type: 'rejected', target, message: 'Too many changes.' } as const;
  for (let n = 0; n < 10_050; n++)
    room.change(attacker.member, { operation: rejection, opId: `${n}` });
  await eventually(() => expect(attacker.errors()).toHaveLength(50));
  add('second');
  await turn();
  room.close(1000, '');
  expect(ann.errors()).toEqual([]);
});

const facilitator = (room: Room) => {
  const { peer: own, sent } = peer(0);
  const member = { peer: own, user: user('fay'), ownerKey: 'fay', isWriter: true };
  room.join({ ...member, isFacilitator: true });
  const errors = () => {
    const texts = sent.map(String).filter((frame) => frame.includes('"type":"error"'));
    return texts.map((text) => [/"opId":"(\w+)"/.exec(text)?.[1], text.includes('"retry":true')]);
  };
  return { member: { ...member, isFacilitator: true }, errors };
};

test('W28 reads the history of a board for one restore at a time', async () => {
  const history = Promise.withResolvers<undefined>();
  const readHistory = vi.fn(() => history.promise);
  const room = openRoom({ readHistory });
  const { member, errors } = facilitator(room);
  for (const opId of ['a', 'b']) void room.bulk.restore(member, { type: 'restore', seq: 0, opId });
  room.bulk.clearVotes(member, 'c');
  await eventually(() =>
    expect(errors()).toEqual([
      ['b', true],
      ['c', true],
    ]),
  );
  expect(readHistory).toHaveBeenCalledOnce();
  history.resolve(undefined);
  await eventually(() => expect(errors().at(-1)).toEqual(['a', false]));
  void room.bulk.restore(member, { type: 'restore', seq: 0, opId: 'b' });
  expect(readHistory).toHaveBeenCalledTimes(2);
  room.close(1000, '');
});

test('W28 clears votes once the changes of the former time are stored or refused', async () => {
  const commit = Promise.withResolvers<never>();
  const room = openRoom({ votes: ['ann'], commit: () => commit.promise });
  const { member, errors } = facilitator(room);
  room.bulk.clearVotes(member, 'a');
  await turn();
  room.bulk.clearVotes(member, 'b');
  await eventually(() => expect(errors()).toEqual([['b', true]]));
  commit.reject(new Error('The disk is full.'));
  await eventually(() => expect(errors()).toContainEqual(['a', true]));
  const before = errors().length;
  room.bulk.clearVotes(member, 'b');
  await turn();
  expect(errors()).toHaveLength(before);
  room.close(1000, '');
});

test('W28 restores and clears nothing while too many changes wait', async () => {
  const readHistory = vi.fn(async () => undefined);
  const room = openRoom({ readHistory });
  const { member, errors } = facilitator(room);
  for (let n = 0; n < 5000; n++)
    room.change(member, {
      operation: { type: 'delete_note', noteId: `${n}` },
      opId: undefined,
    });
  void room.bulk.restore(member, { type: 'restore', seq: 0, opId: 'a' });
  room.bulk.clearVotes(member, 'b');
  await eventually(() =>
    expect(errors()).toEqual([
      ['a', true],
      ['b', true],
    ]),
  );
  expect(readHistory).not.toHaveBeenCalled();
  room.close(1000, '');
});
