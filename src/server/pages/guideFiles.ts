import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFilePath, markdownFilePath } from '../../shared/quiz/guideFiles.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

type Request = FastifyRequest<{ Params: { token: string }; Querystring: { start?: string } }>;

/** The files of a guide, beside its private page. */
export async function guideFiles(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  const quiz = (req: FastifyRequest, res: FastifyReply) =>
    createCaller(createContext({ req, res })).quiz;

  app.get(calendarFilePath(':token'), async (req: Request, res) => {
    const { token } = req.params;
    const text = await quiz(req, res).guideCalendar({ token, start: req.query.start || undefined });
    return send(res, { text, type: 'text/calendar; charset=utf-8', name: 'podcast-calendar.ics' });
  });

  app.get(markdownFilePath(':token'), async (req: Request, res) => {
    const text = await quiz(req, res).guideMarkdown({ token: req.params.token });
    return send(res, { text, type: 'text/markdown; charset=utf-8', name: 'podcast-strategy.md' });
  });
}

type File = { text: string; type: string; name: string };

function send(reply: FastifyReply, { text, type, name }: File) {
  setNoStoreHeaders(reply);
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
}
