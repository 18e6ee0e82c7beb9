import type { FastifyInstance } from 'fastify';
import type { Orm } from './database.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export async function health(app: FastifyInstance, { orm }: { orm: Orm }) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const check = await orm.checkConnection();
    if (check.ok) return { status: 'ready' };
    request.log.error({ err: check.error }, 'database out of reach');
    return reply.code(503).send({ status: 'database out of reach' });
  });
}
