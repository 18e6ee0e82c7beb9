import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventually } from '../eventually.ts';
import { ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/constants.ts';

export const socketUrl = (url: string) => url.replace('http', 'ws') + SOCKET_PATH;

type DialOptions = {
  origin?: string;
  /** The client's address, for a server that trusts this machine as a proxy. */
  address?: string;
  cookie?: string;
};

/** Opens a socket that records what it receives. */
export async function connect(url: string, { origin, address, cookie }: DialOptions = {}) {
  const socket = new WebSocket(socketUrl(url), {
    ...(origin && { origin }),
    headers: { ...(address && { 'x-forwarded-for': address }), ...(cookie && { cookie }) },
  });
  const received: ServerMessage[] = [];
  let ending: { code: number; reason: string } | undefined;
  socket.on('message', (data: Buffer) => {
    // Throws on messages that are not part of the protocol.
    received.push(ServerMessage.parse(JSON.parse(data.toString())));
  });
  socket.on('close', (code, reason) => (ending = { code, reason: reason.toString() }));
  socket.on('error', () => {});
  await once(socket, 'open');
  const client = {
    socket,
    received,
    send: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** Returns all messages of a type so far. */
    all: <Type extends ServerMessage['type']>(type: Type) =>
      received.filter(
        (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
      ),
    /** Waits for the nth message of a type. */
    receive: <Type extends ServerMessage['type']>(type: Type, nth = 1) =>
      eventually(() => {
        const message = client.all(type)[nth - 1];
        if (!message)
          throw new Error(`No ${type} yet; received ${JSON.stringify(received).slice(-2000)}`);
        return message;
      }),
    ending: () =>
      eventually(() => {
        if (!ending) throw new Error('Still open');
        return ending;
      }),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
  return client;
}

export const join = (id: string, sessionId: string = DEMO_BOARD) => ({
  type: 'join_session',
  sessionId,
  user: { id, name: `Name of ${id}`, color: '#336699' },
  sessionTitle: 'Q1 2025 Podcast Planning',
});

/** Connects and joins a board. */
export async function joined(url: string, id: string, sessionId?: string, options?: DialOptions) {
  const client = await connect(url, options);
  client.send(join(id, sessionId));
  await client.receive('session_joined');
  return client;
}
