import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * How the server handles an email: `swallow` and `swallowAndHang` accept it, but the response is lost;
 * `hang`, `malformed` and the rejections do not accept it.
 */
export type Mode =
  | 'ok'
  | 'unauthorized'
  | 'busy'
  | 'broken'
  | 'unavailable'
  | 'badRecipient'
  | 'tooLarge'
  | 'malformed'
  | 'drip'
  | 'hang'
  | 'swallow'
  | 'swallowAndHang'
  | 'sendOnly'
  | 'endless'
  | 'redirect'
  | 'echo'
  | 'unverified';
type Fields = Record<string, string>;

const apiKey = 'key-0123456789abcdef-secret';
const domain = 'mg.example.com';
const authorization = `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}`;

/** A local server that speaks Mailgun's protocol and records what it accepts. */
export async function startMailgun(initial: Mode = 'ok') {
  let mode: Mode = initial;
  const accepted: Fields[] = [];
  const counts = { messages: 0, events: 0 };
  /** What the host that `redirect` leads to has received. */
  const redirected: string[] = [];

  async function messages(request: IncomingMessage, reply: ServerResponse) {
    counts.messages += 1;
    const fields = await formOf(request);
    const take = () => void accepted.push(fields);
    const queued = () =>
      json(reply, 200, { id: fields['h:Message-Id'], message: 'Queued. Thank you.' });
    const responders: Record<Mode, () => unknown> = {
      ok: () => (take(), queued()),
      sendOnly: () => (take(), queued()),
      swallow: () => (take(), request.socket.destroy()),
      swallowAndHang: take,
      hang: () => {},
      drip: () => drip(reply),
      unauthorized: () => reply.writeHead(401).end('Forbidden'),
      busy: () =>
        json(reply.setHeader('retry-after', '600'), 429, { message: 'Too many requests' }),
      broken: () => json(reply, 500, { message: 'Internal Server Error' }),
      unavailable: () => json(reply.setHeader('retry-after', inMinutes(20)), 503, {}),
      badRecipient: () =>
        json(reply, 400, {
          message: "'to' parameter is not a valid address. please check documentation",
        }),
      unverified: () =>
        json(reply, 403, { message: `Domain ${domain} is not allowed to send: it is unverified.` }),
      tooLarge: () => json(reply, 413, { message: 'Request Entity Too Large' }),
      endless: () => endless(reply),
      redirect: () => reply.writeHead(307, { location: `${url()}/elsewhere` }).end(),
      echo: () =>
        json(reply, 400, {
          message: `Wrong: ${authorization}, key ${encodeURIComponent(apiKey)}, ${Buffer.from(apiKey).toString('hex')}`,
        }),
      malformed: () => reply.end('<html>Welcome to nginx!</html>'),
    };
    responders[mode]();
  }

  function events(query: URLSearchParams, reply: ServerResponse) {
    counts.events += 1;
    if (mode === 'sendOnly') return reply.writeHead(401).end('Forbidden');
    if (mode === 'hang') return;
    const id = query.get('message-id');
    const items = accepted
      .filter((fields) => fields['h:Message-Id'] === `<${id}>`)
      .map(({ to }) => ({ event: 'accepted', recipient: to }));
    json(reply, 200, { items, paging: {} });
  }

  function state(reply: ServerResponse) {
    if (mode === 'hang') return;
    json(reply, 200, { domain: { name: domain, state: mode === 'unverified' ? mode : 'active' } });
  }

  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mailgun');
    if (pathname === '/elsewhere') redirected.push(pathname);
    if (request.headers.authorization !== authorization)
      return reply.writeHead(401).end('Forbidden');
    if (pathname === `/v4/domains/${domain}`) return state(reply);
    if (pathname === `/v3/${domain}/events`) return events(searchParams, reply);
    if (pathname === `/v3/${domain}/messages`) return void messages(request, reply);
    json(reply, 404, { message: 'Domain not found' });
  });
  const listen = (port: number) =>
    new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  function url() {
    return `http://127.0.0.1:${port}`;
  }

  const close = () =>
    new Promise<unknown>((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  return {
    environment: {
      MAILGUN_API_KEY: apiKey,
      MAILGUN_DOMAIN: domain,
      MAILGUN_BASE_URL: url(),
    },
    counts,
    redirected,
    /** Every accepted email, duplicates included. */
    accepted,
    /** What recipients see: email clients show messages with the same id once. */
    inbox: () => [
      ...new Map(accepted.map((mail) => [`${mail.to} ${mail['h:Message-Id']}`, mail])).values(),
    ],
    setMode: (next: Mode) => void (mode = next),
    /** Refuses connections until `returns` is called. */
    disappear: close,
    returns: () => listen(port),
    [Symbol.asyncDispose]: async () => void (await close()),
  };
}

async function formOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

function json(reply: ServerResponse, status: number, body: object) {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toUTCString();

/** A response that never completes. */
function drip(reply: ServerResponse) {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => reply.write(' '), 100);
  reply.once('close', () => clearInterval(timer));
}

/** A response that grows as long as it is read. */
function endless(reply: ServerResponse) {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const write = () => {
    while (!reply.destroyed && reply.write(' '.repeat(65_536)));
  };
  reply.on('drain', write);
  write();
}
