import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { startMailgun } from '../mailgun.ts';
import { quickHash } from '../credentials.ts';
import { startSite } from './site.ts';

export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;

/** A site with a local Mailgun server and a webhook receiver. */
export async function startDeliveries() {
  const mailgun = await startMailgun();
  const tool = await startTool();
  const site = await startSite({
    environment: {
      ...mailgun.environment,
      // Creating webhooks requires the password.
      ADMIN_PASSWORD: quickHash,
      WEBHOOK_PRIVATE_HOSTS: tool.host,
    },
    hasQuickLivePoll: true,
  });
  return {
    site,
    mailgun,
    tool,
    async stop() {
      await site.stop();
      await mailgun[Symbol.asyncDispose]();
      tool.close();
    },
  };
}

async function startTool() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    respondWith: (next: number) => void (status = next),
    close: () => void server.close(),
  };
}
