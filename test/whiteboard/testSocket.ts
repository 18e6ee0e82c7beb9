import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventually } from '../eventually.ts';
import { ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/limits.ts';

export const socketUrl = (url: string) => url.replace('http', 'ws') + SOCKET_PATH;

type DialOptions = {
  origin?: string;
  /** Of the client, to a server that trusts this machine as a proxy. */
  address?: string;
};

/** A bare socket that says what it is told to and remembers what it hears. */
export async function dial(url: string, { origin, address }: DialOptions = {}) {
  const socket = new WebSocket(socketUrl(url), {
    ...(origin && { origin }),
    ...(address && { headers: { 'x-forwarded-for': address } }),
  });
  const heard: ServerMessage[] = [];
  let ending: { code: number; reason: string } | undefined;
  socket.on('message', (data: Buffer) => {
    // Whatever the server says must be in the protocol.
    heard.push(ServerMessage.parse(JSON.parse(data.toString())));
  });
  socket.on('close', (code, reason) => (ending = { code, reason: reason.toString() }));
  socket.on('error', () => {});
  await once(socket, 'open');
  const line = {
    socket,
    heard,
    say: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** All messages of one type so far. */
    all: <Type extends ServerMessage['type']>(type: Type) =>
      heard.filter(
        (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
      ),
    /** The nth message of a type, as soon as it is there. */
    hear: <Type extends ServerMessage['type']>(type: Type, nth = 1) =>
      eventually(() => {
        const message = line.all(type)[nth - 1];
        if (!message)
          throw new Error(`No ${type} yet; heard ${JSON.stringify(heard).slice(-2000)}`);
        return message;
      }),
    ending: () =>
      eventually(() => {
        if (!ending) throw new Error('Still open');
        return ending;
      }),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    hangUp: () => socket.close(),
  };
  return line;
}

export const join = (id: string, sessionId: string = DEMO_BOARD) => ({
  type: 'join_session',
  sessionId,
  user: { id, name: `Name of ${id}`, color: '#336699' },
  sessionTitle: 'Q1 2025 Podcast Planning',
});

/** A line that has joined. */
export async function joined(url: string, id: string, sessionId?: string, options?: DialOptions) {
  const line = await dial(url, options);
  line.say(join(id, sessionId));
  await line.hear('session_joined');
  return line;
}
