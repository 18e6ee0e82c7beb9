import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';

/**
 * The baseline of the whiteboard: a bare relay that stores, checks and orders nothing, and sends
 * each client all messages of one turn of the event loop in one write.
 */
process.once('message', (message) => start(z.object({ port: z.int() }).parse(message).port));

function start(port: number) {
  const lines = new Map<WebSocket, { cork: () => void; uncork: () => void }>();
  let waiting: { data: Buffer; sender: WebSocket }[] = [];
  const flush = () => {
    const messages = waiting;
    waiting = [];
    for (const [client, line] of lines) {
      line.cork();
      for (const { data, sender } of messages)
        if (client !== sender || data[9] === UPDATE) client.send(data, { binary: false });
      line.uncork();
    }
  };
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (client, request) => {
    lines.set(client, request.socket);
    client.on('message', (data: Buffer) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ data, sender: client });
    });
    client.on('close', () => lines.delete(client));
  });
  server.on('listening', () => process.send?.('ready'));
}

/** First letter of the type `update_note`, which is also sent to its sender. */
const UPDATE = 'u'.charCodeAt(0);
