import { setupWSConnection } from '@y/websocket-server/utils';
import { WebSocketServer } from 'ws';

/** A peer of the whiteboard: the server of y-websocket, which keeps documents in memory. */
process.once('message', ({ port }) => {
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', setupWSConnection);
  server.on('listening', () => process.send('ready'));
});
