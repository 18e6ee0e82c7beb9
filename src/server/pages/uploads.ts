import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';

/** Pictures that were uploaded in the admin: every upload has a name of its own and never changes. */
export async function uploads(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/uploads/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The folder comes with the first upload.
    suppressWarning: true,
    allowedPath: (path) => /^\/?[0-9a-f-]{36}-(\d{1,4}\.(avif|webp)|card\.jpg)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
