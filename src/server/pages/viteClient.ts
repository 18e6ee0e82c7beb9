import middie from '@fastify/middie';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { type ClientBuild, ServerEntry } from './client.ts';

/** WebSocket protocols of Vite's client. */
const hotProtocols = ['vite-hmr', 'vite-ping'];

const isHotReloadUpgrade = ({ headers }: IncomingMessage) =>
  hotProtocols.includes(headers['sec-websocket-protocol'] ?? '');

/** Serves the client from its sources, with hot reload. `cacheDir` must not be shared by processes. */
export async function viteClient(cacheDir: string): Promise<ClientBuild> {
  // Never listens: it only passes Vite's sockets on.
  const hot = createHttpServer();
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: hot } },
    appType: 'custom',
    cacheDir,
    // Bundling the configuration would slow down every restart.
    configLoader: 'native',
  });
  return {
    isDevelopment: true,
    isHotReloadUpgrade,
    preparePage: async (request) => {
      const { preparePage } = ServerEntry.parse(await vite.ssrLoadModule('/app/server.tsx'));
      return preparePage(request);
    },
    template: async (path) => {
      const html = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      return vite.transformIndexHtml(path, html);
    },
    reloadPages: () => vite.ws.send({ type: 'full-reload' }),
    headParts: () => [],
    serveFiles: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      shareSockets(app.server, hot);
      // `onClose` would run only after the sockets of all tabs are closed.
      app.addHook('preClose', () => vite.close());
    },
  };
}

/** Routes each socket to Vite or to the whiteboard, which would reject the other's. */
function shareSockets(server: Server, hot: Server) {
  const others = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
    if (isHotReloadUpgrade(request)) {
      // While Vite closes, it no longer listens, but tabs reconnect.
      if (!hot.emit('upgrade', request, socket, head)) socket.destroy();
    } else for (const listener of others) Reflect.apply(listener, server, [request, socket, head]);
  });
}
