import { BOARD_GONE, reconnectDelays, RESTARTING } from '../../../shared/whiteboard/constants.ts';

export type SocketState =
  | { status: 'connected' }
  /** `attempt` is 0 for the first connection; `at` is when the next attempt starts, in ms since 1970. */
  | { status: 'connecting'; attempt: number; at?: number }
  | { status: 'disconnected' };

/** The parts of a WebSocket used here. */
type Socket = EventTarget & {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
};

type Options = {
  url: string;
  onState: (state: SocketState) => void;
  onMessage: (message: unknown) => void;
  open?: (url: string) => Socket;
};

/** Spreads out the reconnects after the server restarts. */
const RESTART_DELAY_MS = { min: 100, spread: 400 };
const OPEN = 1;

/** Exchanges JSON with the server and reconnects when the connection drops. */
export function connect({ url, onState, onMessage, open = (to) => new WebSocket(to) }: Options) {
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  function start() {
    clearTimeout(timer);
    onState({ status: 'connecting', attempt: attempts });
    const opened = open(url);
    socket = opened;
    opened.addEventListener('open', () => {
      if (opened !== socket) return;
      attempts = 0;
      onState({ status: 'connected' });
    });
    opened.addEventListener('message', (event) => {
      if (opened === socket && event instanceof MessageEvent) read(event.data, onMessage);
    });
    opened.addEventListener('error', () => console.warn('The whiteboard connection failed.'));
    opened.addEventListener('close', (event) => {
      if (opened === socket) retry(event instanceof CloseEvent ? event.code : undefined);
    });
  }

  function retry(code?: number) {
    socket = undefined;
    const plannedDelay = code === BOARD_GONE ? undefined : reconnectDelays[attempts];
    if (plannedDelay === undefined) {
      onState({ status: 'disconnected' });
      return;
    }
    const restartDelay = RESTART_DELAY_MS.min + Math.random() * RESTART_DELAY_MS.spread;
    const delay = code === RESTARTING ? restartDelay : plannedDelay;
    if (code !== RESTARTING) attempts++;
    onState({ status: 'connecting', attempt: attempts, at: Date.now() + delay });
    timer = setTimeout(start, delay);
  }

  function close() {
    clearTimeout(timer);
    const opened = socket;
    socket = undefined;
    opened?.close();
  }

  start();
  return {
    /** Returns whether the message was sent. */
    send(message: object) {
      if (socket?.readyState !== OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    /** Connects immediately and counts the attempts from 0. */
    reconnect() {
      close();
      attempts = 0;
      start();
    },
    /** Closes the connection and reconnects as if it had dropped. */
    drop() {
      close();
      retry();
    },
    close,
  };
}

function read(data: unknown, onMessage: (message: unknown) => void) {
  try {
    onMessage(JSON.parse(String(data)));
  } catch (error) {
    console.warn('The whiteboard received a message that it cannot process:', error);
  }
}
