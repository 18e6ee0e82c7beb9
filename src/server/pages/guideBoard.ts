import type { FastifyInstance } from 'fastify';
import { boardFormPath } from '../../shared/quiz/guideFiles.ts';
import { siteContent } from '../content/siteContent.ts';
import type { CreateContext } from '../trpc/context.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import { createCaller } from '../trpc/router.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

const MAX_BODY_BYTES = 1000;

/** Opens the whiteboard of a guide from a plain form, which adds no scripts to the guide's page. */
export async function guideBoard(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  // The URL contains everything, so a body of any type is accepted.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_req, body, done) => done(null, body),
  );
  app.post<{ Params: { token: string } }>(boardFormPath(':token'), async (req, reply) => {
    setNoStoreHeaders(reply);
    try {
      const { token } = req.params;
      const { plan } = createCaller(createContext({ req, res: reply }));
      const { id, facilitatorToken } = await plan.open({ token });
      // Browsers send a fragment to no server.
      const board = `/whiteboard?board=${encodeURIComponent(id)}#facilitate=${facilitatorToken}`;
      return await reply.redirect(board, 303);
    } catch (error) {
      const { statusCode, message } = toHttp(error);
      if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
      const { title, text, link } = siteContent().documents['pages/guide'].plan.failed;
      return reply
        .code(statusCode)
        .type('text/html; charset=utf-8')
        .send(plainPage({ title, text: statusCode >= 500 ? text : `${text} ${message}`, link }));
    }
  });
}
