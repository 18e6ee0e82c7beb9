import type { FastifyInstance } from 'fastify';
import { PREVIEW_PATH, DocumentPreview } from '../../shared/site.ts';
import { withDraft } from '../content/siteContent.ts';
import { errorBody, invalidInput, toHttp } from '../http/errors.ts';
import { contentOfDraft } from '../site/service.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';
import { pageHtml, type PagesOptions, preparePage } from './render.ts';

/** Renders a page with the draft of a document, for the editor in the admin. */
export async function preview(app: FastifyInstance, options: PagesOptions) {
  app.post(PREVIEW_PATH, async (req, reply) => {
    setNoStoreHeaders(reply);
    try {
      const { auth, em } = options.createContext({ req, res: reply });
      await auth.authorize('admin', { role: 'editor', isChange: true });
      const { data, error } = DocumentPreview.safeParse(req.body);
      if (error) throw invalidInput(error);
      const html = await withDraft(await contentOfDraft(em, data), async () => {
        const page = await preparePage(options, req, reply, data.path);
        return pageHtml(options, page);
      });
      // The frame is sandboxed, and browsers report each script in it.
      const still = html.toString().replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
      return await reply.type('text/html; charset=utf-8').send(still);
    } catch (error) {
      const { statusCode, message } = toHttp(error);
      if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
      return reply.code(statusCode).send({ ...errorBody(statusCode, message), requestId: req.id });
    }
  });
}
