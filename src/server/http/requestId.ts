import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters that need no escaping in a log or a header. */
const ACCEPTABLE = /^[\w.:-]{1,128}$/;

/** The id of a request in every log line, error and response: that of the proxy, if it sent one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const id = headers['x-request-id'];
  return typeof id === 'string' && ACCEPTABLE.test(id) ? id : randomUUID();
}
