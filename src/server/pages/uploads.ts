import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';

/** Serves uploaded images, which have unique names and never change. */
export async function uploads(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/uploads/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The first upload creates the folder.
    suppressWarning: true,
    allowedPath: (path) => /^\/?[0-9a-f-]{36}-(\d{1,4}\.(avif|webp)|card\.jpg)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
