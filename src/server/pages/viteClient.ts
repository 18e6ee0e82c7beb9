import middie from '@fastify/middie';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { type Client, DEFAULT_CARD, ServerEntry } from './client.ts';

/** WebSocket protocols of Vite's client. */
const hotProtocols = ['vite-hmr', 'vite-ping'];

const isForVite = ({ headers }: IncomingMessage) =>
  hotProtocols.includes(headers['sec-websocket-protocol'] ?? '');

/** The client straight from its sources, with hot reload; `cacheDir` is for no other process. */
export async function viteClient(cacheDir: string): Promise<Client> {
  // Never listens: it only hands Vite its share of our server's sockets.
  const hot = createHttpServer();
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: hot } },
    appType: 'custom',
    cacheDir,
    // Node reads the configuration as it is; bundling it first takes longer, at every restart.
    configLoader: 'native',
  });
  return {
    isDevelopment: true,
    wantsSocket: isForVite,
    preparePage: async (request) => {
      const { preparePage } = ServerEntry.parse(await vite.ssrLoadModule('/app/server.tsx'));
      return preparePage(request);
    },
    template: async (path) => {
      const html = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      return vite.transformIndexHtml(path, html);
    },
    preloads: () => '',
    cardOf: () => DEFAULT_CARD,
    serveFiles: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      shareSockets(app.server, hot);
      // Not `onClose`: the server waits for the sockets of all tabs before that.
      app.addHook('preClose', () => vite.close());
    },
  };
}

/** The whiteboard would reject Vite's sockets, so each gets its own only. */
function shareSockets(server: Server, hot: Server) {
  const others = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
    if (isForVite(request)) {
      // A tab asks at once whether the server is back, and Vite listens no more when it closes.
      if (!hot.emit('upgrade', request, socket, head)) socket.destroy();
    } else for (const listener of others) Reflect.apply(listener, server, [request, socket, head]);
  });
}
