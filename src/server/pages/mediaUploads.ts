import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MAX_CHUNK_BYTES, MEDIA_UPLOADS_PATH } from '../../shared/media.ts';
import { errorBody, invalid, toHttp } from '../http/errors.ts';
import { writeChunk } from '../media/uploads.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';
import type { PagesOptions } from './render.ts';

const Query = z.object({ offset: z.coerce.number().int().min(0) });

/** Takes the parts of files that editors upload to the library. */
export async function mediaUploads(
  app: FastifyInstance,
  { createContext, config }: Pick<PagesOptions, 'createContext' | 'config'>,
) {
  app.addHook('onRequest', async (req, res) => {
    setNoStoreHeaders(res);
    // Before the body is read.
    await createContext({ req, res }).auth.authorize('admin', { role: 'editor', isChange: true });
  });
  app.setErrorHandler<FastifyError>(async (error, req, reply) => {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) req.log.error({ err: error }, 'request failed');
    return reply.code(statusCode).send({ ...errorBody(statusCode, message), requestId: req.id });
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_CHUNK_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.put<{ Params: { id: string } }>(`${MEDIA_UPLOADS_PATH}/:id`, async (req) => {
    const { data: query } = Query.safeParse(req.query);
    if (!query) throw invalid('offset', 'Must be the number of bytes that were sent before');
    if (!Buffer.isBuffer(req.body))
      throw invalid('body', 'Send a part of the file as application/octet-stream');
    return writeChunk(config.UPLOADS_DIR, { id: req.params.id, ...query, bytes: req.body });
  });
}
