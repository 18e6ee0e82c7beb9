import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Serves the built files, with a route for each top-level folder and file; all other paths are left
 * to the pages.
 */
export async function serveAssets(app: FastifyInstance, root: string) {
  const options = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Folders have no index, and compressed variants are served by negotiation only.
    allowedPath: (path) => !/(\/|\.br|\.gz)$/.test(path),
    setHeaders: (reply, path) => {
      // Names in `assets/` contain a hash; other files may change.
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  } satisfies Partial<FastifyStaticOptions>;
  // Without a route of the plugin, which would search all folders at every start.
  await app.register(fastifyStatic, { ...options, root, serve: false });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name } = entry;
    // The template and the manifest are for the server only.
    if (/^\.|^index\.html$|\.(br|gz)$/.test(name)) continue;
    if (entry.isFile()) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    else
      await app.register(fastifyStatic, {
        ...options,
        root: join(root, name),
        prefix: `/${name}/`,
        decorateReply: false,
      });
  }
}
