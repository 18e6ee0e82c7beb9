import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPage, linkPages, newsletter } from '../../shared/content/newsletter.ts';
import type { Notice } from '../../shared/content/shapes.ts';
import { LinkPurpose, type LinkState } from '../../shared/newsletter.ts';
import type { CreateContext } from '../trpc/context.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import { createCaller } from '../trpc/router.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

const LARGEST = 10_000;
const statusOf: Record<LinkState, number> = {
  ready: 200,
  done: 200,
  already: 200,
  expired: 410,
  unknown: 404,
};

type Options = { createContext: CreateContext };
type Answer = { status: number; words: Notice };

/**
 * The newsletter without client scripts: for browsers that have not loaded them, and for mail
 * providers, whose one-click unsubscribe is a POST without cookies to the page's URL (RFC 8058).
 */
export async function newsletterForms(app: FastifyInstance, { createContext }: Options) {
  // The URL contains everything, so a body of any type is accepted.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_req, body, done) =>
    done(null, body),
  );
  const api = (req: FastifyRequest, res: FastifyReply) =>
    createCaller(createContext({ req, res })).newsletter;

  for (const purpose of LinkPurpose.options)
    app.post<{ Params: { token: string } }>(`/newsletter/${purpose}/:token`, (req, reply) =>
      answer(req, reply, linkPage.failure, async () => {
        const { state } = await api(req, reply).follow({ purpose, token: req.params.token });
        return { status: statusOf[state], words: linkPages[purpose].states[state] };
      }),
    );

  app.post<{ Body: string | undefined }>('/newsletter/subscribe', (req, reply) =>
    answer(req, reply, newsletter.failure.text, async () => {
      const fields = Object.fromEntries(new URLSearchParams(req.body));
      const { isDelayed } = await api(req, reply).subscribe({ email: '', ...fields });
      return { status: 200, words: isDelayed ? newsletter.delayed : newsletter.success };
    }),
  );
}

async function answer(
  req: FastifyRequest,
  reply: FastifyReply,
  failure: string,
  act: () => Promise<Answer>,
) {
  setNoStoreHeaders(reply);
  const { status, words } = await act().catch((error: unknown): Answer => {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
    const text = statusCode >= 500 ? failure : `${failure} ${message}`;
    return { status: statusCode, words: { title: newsletter.failure.title, text } };
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(plainPage({ ...words, link: linkPage.after }));
}
