import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Link, Notice } from '../../shared/content/shapes.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import { parseForm } from '../http/everyRequest.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

const MAX_BODY_BYTES = 10_000;

export type Result = { status: number; notice: Notice };
type Texts = { title: string; failure: string; link: Link };

/** Accepts a short body of any type. */
export function acceptAnyBody(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_req, body, done) => done(null, body),
  );
}

/** Returns the fields of a form that a browser submitted without scripts. */
export const formFields = ({ body }: { body: Buffer | undefined }) => (body ? parseForm(body) : {});

/** Responds to a form with a page that reports the outcome. */
export async function sendResult(
  req: FastifyRequest,
  reply: FastifyReply,
  { title, failure, link, run }: Texts & { run: () => Promise<Result> },
) {
  setNoStoreHeaders(reply);
  const { status, notice } = await run().catch((error: unknown): Result => {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
    const text =
      { 429: message }[statusCode] ?? (statusCode >= 500 ? failure : `${failure} ${message}`);
    return { status: statusCode, notice: { title, text } };
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(plainPage({ ...notice, link }));
}
