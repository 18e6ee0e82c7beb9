import { Server } from '@hocuspocus/server';

/** A peer of the whiteboard: hocuspocus, which keeps documents in memory unless it has an extension. */
process.once('message', ({ port }) => {
  const server = new Server({ port, address: '127.0.0.1', quiet: true, stopOnSignals: false });
  void server.listen().then(() => process.send('ready'));
});
