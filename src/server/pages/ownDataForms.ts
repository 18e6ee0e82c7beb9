import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownDataDownloadPath, ownDataRequestPath } from '../../shared/paths.ts';
import { siteContent } from '../content/siteContent.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';
import { acceptAnyBody, formFields, sendResult } from './plainForms.ts';

type Options = { createContext: CreateContext };
type Request = FastifyRequest<{ Body: Buffer | undefined }>;

/** The request for a link without client scripts, and the file with a person's own data. */
export async function ownDataForms(app: FastifyInstance, { createContext }: Options) {
  acceptAnyBody(app);
  const api = (req: FastifyRequest, res: FastifyReply) =>
    createCaller(createContext({ req, res })).privacy;

  app.post(ownDataRequestPath, (req: Request, reply) => {
    const { form, back: link } = siteContent().documents['pages/privacy'];
    const { failure, delayed, success } = form;
    return sendResult(req, reply, {
      title: failure.title,
      failure: failure.text,
      link,
      run: async () => {
        const { isDelayed } = await api(req, reply).requestLink({ email: '', ...formFields(req) });
        return { status: 200, notice: isDelayed ? delayed : success };
      },
    });
  });

  // A form with the token in its body: mail scanners and prefetches do not send it.
  app.post(ownDataDownloadPath, async (req: Request, reply) => {
    setNoStoreHeaders(reply);
    try {
      const data = await api(req, reply).download({ token: '', ...formFields(req) });
      return await reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(`${JSON.stringify(data, null, 2)}\n`);
    } catch (error) {
      const { statusCode } = toHttp(error);
      if (statusCode !== 404) throw error;
      const { title, text, action: link } = siteContent().documents['pages/own-data'].unknown;
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(plainPage({ title, text, link }));
    }
  });
}
