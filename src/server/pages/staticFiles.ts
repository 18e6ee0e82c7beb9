import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Headers that only matter for documents: a kilobyte on each script and style. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the built files: a route for each folder at the top and for each file beside them, which
 * leaves every other address to the pages.
 */
export async function serveAssets(app: FastifyInstance, root: string) {
  const options = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A folder has no page, and compressed variants are for negotiation alone.
    allowedPath: (path) => !/(\/|\.br|\.gz)$/.test(path),
    setHeaders: (reply, path) => {
      // Names in `assets/` hold a hash of the content; the rest of `public/` may change.
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
      // Scripts, styles and fonts; a drawing of `public/` is a document when it is opened by itself.
      if (isHashed) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    },
  } satisfies Partial<FastifyStaticOptions>;
  // The template and the manifest of the build are for the server.
  await app.register(fastifyStatic, {
    ...options,
    root,
    wildcard: false,
    globIgnore: ['*/*/**', 'index.html', '*.br', '*.gz'],
  });
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  for (const { name } of folders)
    await app.register(fastifyStatic, {
      ...options,
      root: join(root, name),
      prefix: `/${name}/`,
      decorateReply: false,
    });
}
