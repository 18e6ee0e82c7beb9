import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { extname, resolve } from 'node:path';
import { fileTypes } from '../media/fileTypes.ts';

const UPLOAD =
  /^\/?[0-9a-f-]{36}(-(\d{1,4}\.(avif|webp)|card\.jpg)|\.(mp4|webm|m4a|weba|mp3|ogg|wav|pdf|vtt))$/;

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fileTypes).map(([type, { mime }]) => [`.${type}`, mime])),
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Serves uploaded files, which have unique names and never change. */
export async function uploads(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/uploads/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The first upload creates the folder.
    suppressWarning: true,
    allowedPath: (path) => UPLOAD.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      const type = types[extname(path)];
      if (type) reply.header('content-type', type);
      // A browser's viewer of PDFs would run in the origin of the site.
      if (extname(path) === '.pdf') reply.header('content-disposition', 'attachment');
    },
  });
}
