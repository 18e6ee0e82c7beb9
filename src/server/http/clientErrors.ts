import type { FastifyBaseLogger } from 'fastify';
import helmet from 'helmet';
import { randomUUID } from 'node:crypto';
import { IncomingMessage, maxHeaderSize, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorBody } from './errors.ts';
import { permissionsPolicy, type Policy } from './everyRequest.ts';

/** How long a client may take to read the response before its connection is destroyed. */
const LINGER_MS = 1000;

const CONNECT = 'CONNECT';
const malformed = errorBody(400, 'This is not a valid HTTP request.');
const problems = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    errorBody(431, `The address and the headers have more than ${maxHeaderSize / 1024} KB.`),
  ],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', errorBody(413, 'The extensions of a chunk are too large.')],
  ['ERR_HTTP_REQUEST_TIMEOUT', errorBody(408, 'The request did not arrive in time.')],
  [CONNECT, errorBody(405, 'This server is not a proxy.')],
]);

/**
 * Responds to what Node rejects before it becomes a request, and what therefore reaches no route or
 * hook. The responses announce that the connection closes; otherwise a proxy would reuse it.
 */
export function clientErrors(policy: Policy) {
  const security = securityHeaders(policy);
  const responses = new WeakMap<Duplex, ServerResponse>();
  const answer = (code: string, socket: Duplex, log: FastifyBaseLogger) => {
    // Also called for everything that arrives after the answer.
    if (socket.writableEnded) return;
    if (!socket.writable || isUnderWay(responses.get(socket))) {
      socket.destroy();
      return;
    }
    const reqId = randomUUID();
    const problem = problems.get(code) ?? malformed;
    log.info({ reqId, code, statusCode: problem.statusCode }, 'request refused');
    const body = JSON.stringify({ ...problem, requestId: reqId });
    const head = [
      `HTTP/1.1 ${problem.statusCode} ${problem.error}`,
      ...security,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      `x-request-id: ${reqId}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // Not immediately: unread data would reset the connection, and the response would be lost.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  return {
    answer,
    watch: (server: Server, log: FastifyBaseLogger) => {
      server.on('request', ({ socket }, response) => responses.set(socket, response));
      server.on('connect', (_request, socket) => {
        socket.on('error', () => {});
        answer(CONNECT, socket, log);
      });
    },
  };
}

/** Whether a second answer would follow or cut a response to the same request. */
const isUnderWay = (response: ServerResponse | undefined) =>
  response?.headersSent && !(response.writableFinished && response.req.complete);

function securityHeaders(policy: Policy) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(policy)(request, response, () => {});
  response.setHeader('permissions-policy', permissionsPolicy);
  return Object.entries(response.getHeaders()).map(([name, value]) => `${name}: ${String(value)}`);
}
