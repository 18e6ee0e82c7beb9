import type { FastifyInstance } from 'fastify';
import { isUnlistedUrl } from '../../shared/secretUrls.ts';
import { siteContent } from '../content/siteContent.ts';
import { CachedResponse } from '../http/responseCache.ts';
import { createSemaphore, SemaphoreFullError } from '../http/semaphore.ts';
import { DEFAULT_CARD, HOME_CARD } from './head.ts';
import { preparePage, type PagesOptions } from './render.ts';

/** Serves the social cards of pages, drawn once per version of the content. */
export async function socialCards(app: FastifyInstance, options: PagesOptions) {
  const { cache } = options;
  const drawing = createSemaphore({ running: 1, waiting: 20, limit: 10_000 });
  app.get<{ Params: { '*': string } }>('/cards/*', async (req, reply) => {
    const card = `/${req.params['*'].replace(/\.png$/, '')}`;
    const path = card === HOME_CARD ? '/' : card;
    const key = `card ${path}`;
    try {
      const drawn = (await cache.find(key)) ?? (await drawPage());
      if (!drawn) return reply.callNotFound();
      const { body, contentType } = drawn;
      return reply.header('cache-control', 'public, max-age=86400').type(contentType).send(body);
    } catch (error) {
      if (error instanceof SemaphoreFullError) return reply.redirect(DEFAULT_CARD);
      throw error;
    }

    async function drawPage() {
      if (isUnlistedUrl(path)) return undefined;
      const { status, canonicalPath, head } = await preparePage(options, req, reply, path);
      const isPage = status === 200 && canonicalPath === path;
      return isPage ? await cache.get(key, () => draw(head.title)) : undefined;
    }
  });

  async function draw(title: string) {
    const leave = await drawing.enter();
    try {
      // Imported here, because most starts draw none.
      const { renderCard } = await import('./socialCard.ts');
      const { name: siteName, tagline } = siteContent().documents.site;
      return new CachedResponse(await renderCard({ siteName, tagline, title }), 'image/png');
    } finally {
      leave();
    }
  }
}
