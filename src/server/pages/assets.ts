import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built files carry a hash in their name and never change; the rest of `public/` may. */
export async function serveAssets(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Pages have addresses without a file; a route a file keeps every other address free for them.
    wildcard: false,
    preCompressed: true,
    // The template and the manifest are the server's, not the visitors'.
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
}
