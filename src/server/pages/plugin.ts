import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listAddresses, listFeedPosts } from '../blog/service.ts';
import { errorBody } from '../http/errors.ts';
import { CachedResponse, sendCachedResponse } from '../http/responseCache.ts';
import { createCaller } from '../trpc/router.ts';
import { rssFeed } from './rssFeed.ts';
import { guideBoard } from './guideBoard.ts';
import { guideFiles } from './guideFiles.ts';
import { mediaUploads } from './mediaUploads.ts';
import { newsletterForms } from './newsletterForms.ts';
import { ownDataForms } from './ownDataForms.ts';
import { pageHandler, type PagesOptions } from './render.ts';
import { preview } from './preview.ts';
import { showPictures } from './showPictures.ts';
import { socialCards } from './socialCards.ts';
import { robots, sitemap } from './sitemap.ts';

/** Serves the rendered pages and their files, the sitemap and the feed. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  await options.client.serveFiles(app);
  // A separate plugin, because reads of files are not limited.
  await app.register(documents, options);
}

async function documents(app: FastifyInstance, options: PagesOptions) {
  const { cache, createContext, publicUrl, limitReads } = options;
  app.addHook('onRequest', limitReads());
  const api = (req: FastifyRequest, res: FastifyReply) => createCaller(createContext({ req, res }));
  const ready = (
    path: string,
    type: string,
    make: (req: FastifyRequest, res: FastifyReply) => Promise<string>,
  ) =>
    app.get(path, async (req, res) =>
      sendCachedResponse(
        req,
        res,
        await cache.get(path, async () => new CachedResponse(await make(req, res), type)),
      ),
    );
  ready('/robots.txt', 'text/plain; charset=utf-8', async () => robots(publicUrl));
  ready('/sitemap.xml', 'application/xml; charset=utf-8', async (req, res) =>
    sitemap(publicUrl, await listAddresses(createContext({ req, res }).em)),
  );
  ready('/blog/rss.xml', 'application/rss+xml; charset=utf-8', async (req, res) =>
    rssFeed(publicUrl, await listFeedPosts(createContext({ req, res }).em, publicUrl)),
  );

  // The address contains a checksum of what the picture shows.
  app.get<{ Params: { id: string } }>('/blog/covers/:id.svg', async (req, res) => {
    const cover = await api(req, res).blog.cover({ id: req.params.id });
    return res
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(cover);
  });

  await app.register(newsletterForms, { createContext });
  await app.register(ownDataForms, { createContext });
  await app.register(guideFiles, { createContext });
  await app.register(guideBoard, { createContext });
  await app.register(showPictures, { createContext });
  await app.register(socialCards, options);
  await app.register(preview, options);
  await app.register(mediaUploads, options);
  const page = pageHandler(options);
  app.get('/*', page);
  app.setNotFoundHandler((req, reply) => {
    if (req.method === 'GET' || req.method === 'HEAD') return page(req, reply);
    return reply.code(404).send({ ...errorBody(404, 'No such path'), requestId: req.id });
  });
}
