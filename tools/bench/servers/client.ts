import { createConnection, type Socket } from 'node:net';
import type { Message, Protocol } from './protocol.ts';
import { readFrames, writeFrame } from './wire.ts';

export type Client = {
  n: number;
  socket: Socket;
  updates: number;
  /** The last cursors that it received. */
  last: Set<number>;
};
export type OnFrame = (client: Client, bytes: Buffer, start: number, end: number) => void;
type Options = { port: number; n: number; protocol: Protocol; onFrame: OnFrame };

export const say = (socket: Socket, message: Message) => socket.write(writeFrame(message));

/** Connects a WebSocket client without a library, which keeps the load generator cheap. */
export function connect({ port, n, protocol, onFrame }: Options) {
  return new Promise<Client>((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }).on('error', reject);
    const client: Client = { n, socket, updates: 0, last: new Set() };
    socket.setNoDelay(true);
    socket.write(
      `GET ${protocol.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    let isOpen = false;
    let rest = Buffer.alloc(0);
    const open = (bytes: Buffer) => {
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) return bytes;
      isOpen = true;
      for (const message of protocol.join(n)) say(socket, message);
      resolve(client);
      return bytes.subarray(end + 4);
    };
    socket.on('data', (chunk: Buffer) => {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const bytes = isOpen ? all : open(all);
      rest = isOpen
        ? readFrames(bytes, (start, end) => onFrame(client, bytes, start, end))
        : Buffer.from(bytes);
    });
  });
}
