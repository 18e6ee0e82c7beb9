import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteContent } from '../content/siteContent.ts';
import { LinkPurpose, type LinkState } from '../../shared/newsletter.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import { acceptAnyBody, formFields, type Result, sendResult } from './plainForms.ts';

const statusOf: Record<LinkState, number> = {
  ready: 200,
  done: 200,
  already: 200,
  expired: 410,
  unknown: 404,
};

type Options = { createContext: CreateContext };

/**
 * The newsletter without client scripts: for browsers that have not loaded them, and for mail
 * providers, whose one-click unsubscribe is a POST without cookies to the page's URL (RFC 8058).
 */
export async function newsletterForms(app: FastifyInstance, { createContext }: Options) {
  // The URL contains everything, so a body of any type is accepted.
  acceptAnyBody(app);
  const api = (req: FastifyRequest, res: FastifyReply) =>
    createCaller(createContext({ req, res })).newsletter;
  const texts = () => siteContent().documents.newsletter;
  const answer = (
    req: FastifyRequest,
    reply: FastifyReply,
    failure: string,
    run: () => Promise<Result>,
  ) => {
    const { form, after } = texts();
    return sendResult(req, reply, { title: form.failure.title, failure, link: after, run });
  };

  for (const purpose of LinkPurpose.options)
    app.post<{ Params: { token: string } }>(`/newsletter/${purpose}/:token`, (req, reply) =>
      answer(req, reply, texts().failure, async () => {
        const { state } = await api(req, reply).follow({ purpose, token: req.params.token });
        return { status: statusOf[state], notice: texts()[purpose].states[state] };
      }),
    );

  app.post<{ Body: Buffer | undefined }>('/newsletter/subscribe', (req, reply) =>
    answer(req, reply, texts().form.failure.text, async () => {
      const { isDelayed } = await api(req, reply).subscribe({ email: '', ...formFields(req) });
      return { status: 200, notice: texts().form[isDelayed ? 'delayed' : 'success'] };
    }),
  );
}
