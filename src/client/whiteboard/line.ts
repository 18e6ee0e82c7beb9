export type LineState =
  | { status: 'connected' }
  /** `attempt` is 0 for the first call; `at` is when the next one is made, in ms since 1970. */
  | { status: 'connecting'; attempt: number; at?: number }
  | { status: 'disconnected' };

/** The part of a WebSocket that is used. */
type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onclose' | 'onmessage' | 'onerror' | 'readyState'
>;

type Options = {
  url: string;
  onState: (state: LineState) => void;
  onMessage: (message: unknown) => void;
  open?: (url: string) => Socket;
};

const FIRST_DELAY = 1000;
export const MAX_ATTEMPTS = 5;
/** A server that stops asks everybody to come back; not all in the same millisecond. */
const RESTART_DELAY = { least: 100, spread: 400 };
const OPEN = 1;

export type Line = ReturnType<typeof dial>;

/** The wire to the server: JSON in and out, dialled again when it drops. */
export function dial({ url, onState, onMessage, open = (to) => new WebSocket(to) }: Options) {
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isRestarting = false;

  function call() {
    clearTimeout(timer);
    onState({ status: 'connecting', attempt: attempts });
    const line = open(url);
    socket = line;
    line.onopen = () => {
      attempts = 0;
      isRestarting = false;
      onState({ status: 'connected' });
    };
    line.onmessage = ({ data }: MessageEvent<unknown>) => read(data, onMessage);
    line.onerror = () => console.warn('The line to the whiteboard failed.');
    line.onclose = () => line === socket && callAgain();
  }

  function callAgain() {
    socket = undefined;
    if (attempts === MAX_ATTEMPTS) {
      onState({ status: 'disconnected' });
      return;
    }
    const delay = isRestarting
      ? RESTART_DELAY.least + Math.random() * RESTART_DELAY.spread
      : FIRST_DELAY * 2 ** attempts++;
    isRestarting = false;
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
    /** The next time the line drops it is dialled at once. */
    expectRestart: () => void (isRestarting = true),
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
