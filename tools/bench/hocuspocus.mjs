import { Server } from '@hocuspocus/server';

/** A peer of the whiteboard: hocuspocus, which keeps documents in memory unless it has an extension. */
await new Server({ port: Number(process.env.PORT), address: '127.0.0.1', quiet: true }).listen();
