import { WebSocketServer, type WebSocket } from 'ws';

/**
 * A peer of the whiteboard: a bare relay that stores, checks and orders nothing, and sends each
 * client all messages of one turn of the event loop in one write.
 */

const sockets = new Map<WebSocket, { cork: () => void; uncork: () => void }>();
let waiting: Buffer[] = [];

function flush() {
  for (const [client, socket] of sockets) {
    socket.cork();
    for (const data of waiting) client.send(data, { binary: false });
    socket.uncork();
  }
  waiting = [];
}

const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' });
server.on('connection', (client, { socket }) => {
  sockets.set(client, socket);
  client.on('message', (data: Buffer) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(data);
  });
});
