import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPage, linkPages, newsletter } from '../../shared/content/newsletter.ts';
import type { Notice } from '../../shared/content/shapes.ts';
import { LinkPurpose, type LinkState } from '../../shared/newsletter.ts';
import type { CreateContext } from '../trpc/context.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import { createCaller } from '../trpc/router.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

const MAX_BODY_BYTES = 10_000;
const statusOf: Record<LinkState, number> = {
  ready: 200,
  done: 200,
  already: 200,
  expired: 410,
  unknown: 404,
};

type Options = { createContext: CreateContext };
type Result = { status: number; notice: Notice };

/**
 * The newsletter without client scripts: for browsers that have not loaded them, and for mail
 * providers, whose one-click unsubscribe is a POST without cookies to the page's URL (RFC 8058).
 */
export async function newsletterForms(app: FastifyInstance, { createContext }: Options) {
  // The URL contains everything, so a body of any type is accepted.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_req, body, done) => done(null, body),
  );
  const api = (req: FastifyRequest, res: FastifyReply) =>
    createCaller(createContext({ req, res })).newsletter;

  for (const purpose of LinkPurpose.options)
    app.post<{ Params: { token: string } }>(`/newsletter/${purpose}/:token`, (req, reply) =>
      sendResult(req, reply, linkPage.failure, async () => {
        const { state } = await api(req, reply).follow({ purpose, token: req.params.token });
        return { status: statusOf[state], notice: linkPages[purpose].states[state] };
      }),
    );

  app.post<{ Body: string | undefined }>('/newsletter/subscribe', (req, reply) =>
    sendResult(req, reply, newsletter.failure.text, async () => {
      const fields = Object.fromEntries(new URLSearchParams(req.body));
      const { isDelayed } = await api(req, reply).subscribe({ email: '', ...fields });
      return { status: 200, notice: isDelayed ? newsletter.delayed : newsletter.success };
    }),
  );
}

async function sendResult(
  req: FastifyRequest,
  reply: FastifyReply,
  failure: string,
  run: () => Promise<Result>,
) {
  setNoStoreHeaders(reply);
  const { status, notice } = await run().catch((error: unknown): Result => {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
    const text = statusCode >= 500 ? failure : `${failure} ${message}`;
    return { status: statusCode, notice: { title: newsletter.failure.title, text } };
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(plainPage({ ...notice, link: linkPage.after }));
}
