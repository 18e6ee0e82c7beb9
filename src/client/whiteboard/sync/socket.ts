import { BOARD_GONE, reconnectDelays, RESTARTING } from '../../../shared/whiteboard/limits.ts';

export type LineState =
  | { status: 'connected' }
  /** `attempt` is 0 for the first call; `at` is when the next one is made, in ms since 1970. */
  | { status: 'connecting'; attempt: number; at?: number }
  | { status: 'disconnected' };

/** The part of a WebSocket that is used. */
type Socket = EventTarget & {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
};

type Options = {
  url: string;
  onState: (state: LineState) => void;
  onMessage: (message: unknown) => void;
  open?: (url: string) => Socket;
};

/** Milliseconds; everybody comes back to a server that restarts, but not all in one. */
const RESTART_DELAY = { least: 100, spread: 400 };
const OPEN = 1;

/** The wire to the server: JSON in and out, dialled again when it drops. */
export function dial({ url, onState, onMessage, open = (to) => new WebSocket(to) }: Options) {
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  function call() {
    clearTimeout(timer);
    onState({ status: 'connecting', attempt: attempts });
    const line = open(url);
    socket = line;
    line.addEventListener('open', () => {
      if (line !== socket) return;
      attempts = 0;
      onState({ status: 'connected' });
    });
    line.addEventListener('message', (event) => {
      if (line === socket && event instanceof MessageEvent) read(event.data, onMessage);
    });
    line.addEventListener('error', () => console.warn('The line to the whiteboard failed.'));
    line.addEventListener('close', (event) => {
      if (line === socket) callAgain(event instanceof CloseEvent ? event.code : undefined);
    });
  }

  function callAgain(code: number | undefined) {
    socket = undefined;
    const planned = code === BOARD_GONE ? undefined : reconnectDelays[attempts];
    if (planned === undefined) {
      onState({ status: 'disconnected' });
      return;
    }
    const soon = RESTART_DELAY.least + Math.random() * RESTART_DELAY.spread;
    const delay = code === RESTARTING ? soon : planned;
    if (code !== RESTARTING) attempts++;
    onState({ status: 'connecting', attempt: attempts, at: Date.now() + delay });
    timer = setTimeout(call, delay);
  }

  function drop() {
    clearTimeout(timer);
    const line = socket;
    socket = undefined;
    line?.close();
  }

  call();
  return {
    /** Whether it went out. */
    send(message: object) {
      if (socket?.readyState !== OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    /** Calls at once, with five more attempts. */
    redial() {
      drop();
      attempts = 0;
      call();
    },
    /** Gives the connection up and calls again, as if it had dropped. */
    giveUp() {
      drop();
      callAgain(undefined);
    },
    hangUp: drop,
  };
}

function read(data: unknown, onMessage: (message: unknown) => void) {
  try {
    onMessage(JSON.parse(String(data)));
  } catch (error) {
    console.warn('A message of the whiteboard was not understood:', error);
  }
}
