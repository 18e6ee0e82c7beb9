import type { FastifyInstance } from 'fastify';
import { SHARED_SHOWS } from '../../shared/secretUrls.ts';
import { createSemaphore, SemaphoreFullError } from '../http/semaphore.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import { DEFAULT_CARD } from './head.ts';

type Options = { createContext: CreateContext };
type Params = { Params: { token: string } };

/** Browsers and proxies keep a picture for a day; a changed title has another URL on our pages. */
const CACHED = 'public, max-age=86400';

/** Serves the cover of a planned show, as SVG for pages and as PNG for emails and link previews. */
export async function showPictures(app: FastifyInstance, { createContext }: Options) {
  const drawing = createSemaphore({ running: 1, waiting: 20, limit: 10_000 });

  app.get<Params>(`${SHARED_SHOWS}:token/cover.svg`, async (req, res) => {
    const quiz = createCaller(createContext({ req, res })).quiz;
    const cover = await quiz.showPicture({ token: req.params.token, picture: 'cover' });
    return res.header('cache-control', CACHED).type('image/svg+xml').send(cover);
  });

  for (const picture of ['mail', 'card'] as const)
    app.get<Params>(`${SHARED_SHOWS}:token/${picture}.png`, async (req, res) => {
      const quiz = createCaller(createContext({ req, res })).quiz;
      try {
        const leave = await drawing.enter();
        try {
          const svg = await quiz.showPicture({ token: req.params.token, picture });
          // Imported here, because most starts draw none.
          const { toPng } = await import('./socialCard.ts');
          return res
            .header('cache-control', CACHED)
            .type('image/png')
            .send(await toPng(svg));
        } finally {
          leave();
        }
      } catch (error) {
        if (error instanceof SemaphoreFullError) return res.redirect(DEFAULT_CARD);
        throw error;
      }
    });
}
