import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOARD_GONE, RESTARTING } from '../../../shared/whiteboard/limits.ts';
import { dial, type LineState } from './socket.ts';

/** Sockets that open and close when a test says so. */
function exchange() {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const messages: unknown[] = [];
  const line = dial({
    url: 'ws://board',
    onState: (state) => states.push(state),
    onMessage: (message) => messages.push(message),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const newest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('nothing was dialled');
    return socket;
  };
  return { line, sockets, states, messages, newest, status: () => states.at(-1)?.status };
}

class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  readyState = 0;
  send = (text: string) => void this.sent.push(text);
  close = () => this.drop();
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('W22 a line that fails is dialled again after 1, 2, 4, 8 and 16 seconds, then rests', () => {
  const { sockets, newest, status } = exchange();
  for (const seconds of [1, 2, 4, 8, 16]) {
    const before = sockets.length;
    newest().drop();
    expect(status()).toBe('connecting');
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  newest().drop();
  expect(status()).toBe('disconnected');
  vi.advanceTimersByTime(3_600_000);
  expect(sockets).toHaveLength(6);
});

test('a line that opened has all its attempts again', () => {
  const { sockets, newest, states } = exchange();
  newest().drop();
  vi.advanceTimersByTime(1000);
  newest().drop();
  vi.advanceTimersByTime(2000);
  newest().open();
  expect(states.at(-1)).toEqual({ status: 'connected' });
  newest().drop();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(4);
});

test('redialling after the last attempt starts over', () => {
  const { line, sockets, newest, status } = exchange();
  for (let attempt = 0; attempt < 6; attempt++) {
    newest().drop();
    vi.advanceTimersByTime(16_000);
  }
  expect(status()).toBe('disconnected');
  line.redial();
  expect(status()).toBe('connecting');
  newest().drop();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(8);
});

test('W21 a server that restarts is dialled within half a second, a deleted board never', () => {
  const { sockets, newest, status } = exchange();
  newest().open();
  newest().drop(RESTARTING);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  newest().open();
  newest().drop(BOARD_GONE);
  expect(status()).toBe('disconnected');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

test('what cannot be sent is refused, what is not understood is only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { line, newest, messages } = exchange();
  expect(line.send({ type: 'a' })).toBe(false);
  newest().open();
  expect(line.send({ type: 'b' })).toBe(true);
  expect(newest().sent).toEqual(['{"type":"b"}']);
  newest().say('{');
  newest().say('{"type":"c"}');
  expect(messages).toEqual([{ type: 'c' }]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a line that is given up is dialled again as one that dropped', () => {
  const { line, sockets, newest, status } = exchange();
  newest().open();
  line.giveUp();
  expect(status()).toBe('connecting');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test('nothing is dialled after hanging up', () => {
  const { line, sockets, newest } = exchange();
  newest().open();
  line.hangUp();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
