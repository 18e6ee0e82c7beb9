import { RESTARTING } from '../../src/shared/whiteboard/constants.ts';

const BROKEN = 1011;
const NOWHERE = 'ws://127.0.0.1:1';

/** The connections of boards, which a test can hold, alter or cut. `page` closes them. */
export function unreliableNetwork() {
  const received: string[] = [];
  const late: (() => void)[] = [];
  const state = { isDown: false, isHolding: false, attempts: 0 };
  let alter = (text: string) => text;
  let current: WebSocket | undefined;
  let frozen: WebSocket | undefined;
  const register = (socket: WebSocket) => {
    current = socket;
    state.attempts += 1;
    socket.addEventListener('message', ({ data }) => void received.push(String(data)));
  };
  class BoardSocket extends WebSocket {
    constructor(url: string | URL) {
      super(state.isDown ? NOWHERE : url);
      register(this);
    }

    override send(text: string) {
      const send = () => super.send(alter(text));
      if (frozen === this) return;
      if (state.isHolding) late.push(send);
      else send();
    }
  }
  return {
    BoardSocket,
    attempts: () => state.attempts,
    received: (...parts: string[]) =>
      received.some((message) => parts.every((part) => message.includes(part))),
    /** Sends what the page sends from now on only after `release`. */
    hold: () => void (state.isHolding = true),
    release() {
      state.isHolding = false;
      for (const send of late.splice(0)) send();
    },
    /** Drops silently what the page sends over the current connection. */
    freeze: () => void (frozen = current),
    alter: (change: (text: string) => string) => void (alter = change),
    /** Delivers a message of a server. */
    deliver: (data: string) => current?.dispatchEvent(new MessageEvent('message', { data })),
    /** Closes the connection; a new one works. */
    cut(code = BROKEN) {
      const socket = current;
      socket?.dispatchEvent(new CloseEvent('close', { code }));
      socket?.close();
    },
    restart() {
      this.cut(RESTARTING);
    },
    /** Closes the connection and rejects new ones until restored. */
    break() {
      state.isDown = true;
      this.cut();
    },
    restore: () => void (state.isDown = false),
  };
}
