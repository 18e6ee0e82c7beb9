import { createConnection, type Socket } from 'node:net';
import { SOCKET_PATH } from '../../src/shared/whiteboard/constants.ts';

/** A text frame as a client sends it, masked with zeros. Ping is opcode 9, a continued text 0. */
export function clientFrame(payload: string, { opcode = 1, isFinal = true } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const isShort = bytes.length < 126;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (isShort ? bytes.length : 126);
  if (!isShort) head.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([head, bytes]);
}

export type RawSocket = { socket: Socket; status: number };

/** Opens a WebSocket without a library, to send what no library sends. */
export function openRaw(port: number, address: string): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.on('error', reject);
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\n` +
        'Upgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    socket.once('data', (head) => {
      socket.pause();
      socket.off('error', reject).on('error', () => {});
      resolve({ socket, status: Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString())?.[1]) });
    });
  });
}

/** Resolves when the server closes the connection. Confirms the close, for which the server waits. */
export function closed(socket: Socket) {
  socket.on('data', (bytes) => {
    if (bytes.includes(CLOSE_FRAME)) socket.end();
  });
  return new Promise<unknown>((resolve) =>
    socket
      .on('error', () => {})
      .on('close', resolve)
      .resume(),
  );
}
const CLOSE_FRAME = 0x88;
