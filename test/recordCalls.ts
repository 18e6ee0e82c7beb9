import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { matchPage } from '../src/client/app/routes.ts';

/**
 * With `RECORD_CALLS=FOLDER`, writes each procedure, route and page that succeeded in a test to a
 * file of this process there, for `covered.ts`.
 */
const Handled = z.object({
  request: z.custom<FastifyRequest>(),
  reply: z.custom<FastifyReply>(),
});
const folder = process.env.RECORD_CALLS;
if (folder) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${process.pid}-${Date.now()}.txt`;
  const recorded = new Set<string>();
  const record = (line: string) => {
    if (recorded.has(line)) return;
    recorded.add(line);
    appendFileSync(file, `${line}\n`);
  };
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { request, reply } = Handled.parse(message);
    reply.raw.once('finish', () => {
      if (reply.statusCode < 400) linesOf(request).forEach(record);
    });
  });
}

function linesOf(request: FastifyRequest) {
  const { procedures } = request;
  if (procedures) return procedures.split(',').map((name) => `procedure ${name}`);
  const { url = '', method } = request.routeOptions;
  if (!url.includes('*') && url.startsWith('/api')) return [`call ${String(method)} ${url}`];
  const path = matchPage(new URL(request.url, 'http://site').pathname).route?.path;
  return path ? [`page ${path}`] : [];
}
