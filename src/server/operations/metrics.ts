import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { bearerToken, matchesAnyToken } from '../access/apiTokens.ts';
import { isDirectLocalRequest } from '../access/sameOrigin.ts';
import { withTimeout } from '../http/timeouts.ts';
import { errorBody } from '../http/errors.ts';
import { sendError } from '../http/sendError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The names of the procedures that it called by tRPC. */
    procedures?: string;
  }
}

export type Metrics = ReturnType<typeof createMetrics>;

type Values = Record<string, number>;
type GaugeOptions = {
  name: string;
  help: string;
  label?: string;
  /** Returns `undefined` when the value is unknown. */
  read: () => number | Values | undefined | Promise<number | Values | undefined>;
};

/** Upper bounds in seconds, around the budgets of pages (10 ms) and of calls that wait (30 s). */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The counters of one server. Labels contain only names from the code, never what a caller sent. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const attempts = counter(
    'outbox_attempts_total',
    'Attempts to process outbox rows: emails, guides, webhooks.',
    ['kind', 'outcome'],
  );
  const guides = counter(
    'guides_written_total',
    'Strategy guides by writer; "fallback" is the built-in writer in place of Gemini.',
    ['writer'],
  );
  // Prometheus sees an increase only of a series that it knows.
  for (const writer of ['gemini', 'built-in', 'fallback']) guides.inc({ writer }, 0);
  const help = 'Open whiteboard connections.';
  const sockets = new Gauge({ name: 'whiteboard_sockets', help, registers });
  const acks = counter(
    'whiteboard_acks_total',
    'Whiteboard changes that were stored and acknowledged.',
  );
  const signInFailures = counter('sign_in_failures_total', 'Wrong admin passwords.');
  return {
    registry,
    countRequest: createHistogram(registry, 'http_request_duration_seconds', {
      help: 'Responses by route.',
      labelNames: ['method', 'route', 'status'],
    }),
    countCall: createHistogram(registry, 'procedure_duration_seconds', {
      help: 'Procedure calls over tRPC and REST.',
      labelNames: ['procedure', 'code'],
    }),
    countAttempt: (kind: string, outcome: 'done' | 'failed' | 'released') =>
      attempts.inc({ kind, outcome }),
    countGuide: (writer: 'gemini' | 'built-in' | 'fallback') => guides.inc({ writer }),
    countSockets: (change: 1 | -1) => sockets.inc(change),
    countAck: () => acks.inc(),
    countSignInFailure: () => signInFailures.inc(),
    /**
     * Adds values that are read at each scrape: one, or one for each value of `label`. When they cannot
     * be read in time, only they are missing.
     */
    addGauge({ name, help, label, read }: GaugeOptions, limit: number) {
      const labelNames = label ? [label] : [];
      const gauge: Gauge = new Gauge({ name, help, labelNames, registers, collect });
      async function collect() {
        gauge.reset();
        // An unlabeled gauge is reset to 0, which would be a value.
        if (!label) gauge.remove();
        const value = await withTimeout(limit, readSafely(read));
        if (value === undefined) return;
        if (typeof value === 'number') return gauge.set(value);
        for (const [key, number] of Object.entries(value)) gauge.labels(key).set(number);
      }
    },
  };
}

type HistogramOptions = { help: string; labelNames: string[] };

/** Returns a function that counts a duration under the values of the labels. */
function createHistogram(registry: Registry, name: string, options: HistogramOptions) {
  const metric = new Histogram({ name, ...options, buckets: BUCKETS, registers: [registry] });
  // A lookup by one string costs a fraction of what the library's lookup by labels does.
  const children = new Map<string, { observe: (seconds: number) => void }>();
  return (seconds: number, ...values: string[]) => {
    const key = values.join('\n');
    let child = children.get(key);
    if (!child) children.set(key, (child = metric.labels(...values)));
    child.observe(seconds);
  };
}

async function readSafely(read: GaugeOptions['read']) {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** Requested every few seconds: at info level they would drown out the rest of the log. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts every response and logs a line about it, with the route's pattern instead of the URL, which
 * may identify a person.
 */
export const recordResponses = fp(async (app, { metrics }: { metrics: Metrics }) => {
  app.decorateRequest('procedures');
  app.addHook('onResponse', (request, reply, done) => {
    const { method, procedures } = request;
    const { statusCode, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest(elapsedTime / 1000, method, route, `${statusCode}`);
    const level = statusCode >= 500 ? 'error' : PROBES.has(route) ? 'debug' : 'info';
    request.log[level](
      { method, route, ...(procedures && { procedures }), statusCode, ms: Math.round(elapsedTime) },
      'request completed',
    );
    done();
  });
});

type Options = { metrics: Metrics; token: string | undefined };

/** `/metrics` in Prometheus's text format, for a bearer of the token and for this machine. */
export async function metricsRoute(app: FastifyInstance, { metrics, token }: Options) {
  const { registry } = metrics;
  const isAllowed = (request: FastifyRequest) => {
    const sent = bearerToken(request.headers.authorization);
    if (!sent) return isDirectLocalRequest(request);
    return !!token && matchesAnyToken(sent, [token]);
  };
  // Only when listening: these measure the whole process, in which tests run several apps.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) {
      reply.header('www-authenticate', 'Bearer');
      const message = 'Send the token of METRICS_TOKEN as a bearer token.';
      return sendError(request, reply, errorBody(401, message));
    }
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
}
