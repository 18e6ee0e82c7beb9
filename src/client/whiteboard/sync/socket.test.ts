import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOARD_GONE, RESTARTING } from '../../../shared/whiteboard/constants.ts';
import { connect, type SocketState } from './socket.ts';

/** Sockets that a test opens and closes. */
function fixture() {
  const sockets: FakeSocket[] = [];
  const states: SocketState[] = [];
  const messages: unknown[] = [];
  const connection = connect({
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
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return { connection, sockets, states, messages, newest, status: () => states.at(-1)?.status };
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

test('W22 reconnects after 1, 2, 4, 8 and 16 seconds, then stops until it is asked to start over', () => {
  const { connection, sockets, newest, status } = fixture();
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
  connection.reconnect();
  expect(status()).toBe('connecting');
  newest().drop();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(8);
});

test('has all attempts again once a connection opened', () => {
  const { sockets, newest, states } = fixture();
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

test('W21 reconnects to a restarting server within half a second, and to a deleted board never', () => {
  const { sockets, newest, status } = fixture();
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

test('reports what cannot be sent and logs what cannot be parsed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { connection, newest, messages } = fixture();
  expect(connection.send({ type: 'a' })).toBe(false);
  newest().open();
  expect(connection.send({ type: 'b' })).toBe(true);
  expect(newest().sent).toEqual(['{"type":"b"}']);
  newest().say('{');
  newest().say('{"type":"c"}');
  expect(messages).toEqual([{ type: 'c' }]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('reconnects a dropped connection, but not a closed one', () => {
  const { connection, sockets, newest, status } = fixture();
  newest().open();
  connection.drop();
  expect(status()).toBe('connecting');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  newest().open();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});
