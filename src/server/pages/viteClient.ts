import middie from '@fastify/middie';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { type Client, DEFAULT_CARD, ServerEntry } from './client.ts';

/** The client straight from its sources, with hot reload. */
export async function viteClient(): Promise<Client> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    isDevelopment: true,
    preparePage: async (request) => {
      const { preparePage } = ServerEntry.parse(await vite.ssrLoadModule('/server.tsx'));
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
      app.addHook('onClose', () => vite.close());
    },
  };
}
