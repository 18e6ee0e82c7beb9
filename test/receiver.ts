import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from './process.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A webhook receiver that responds with `respond`. */
export async function receiver(respond: (response: ServerResponse) => void = (r) => void r.end()) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      respond(response);
    });
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    [Symbol.dispose]: () => void server.close(),
  };
}
