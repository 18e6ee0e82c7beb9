import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificate } from '../../../test/certificate.ts';
import { doctor } from '../../../test/doctor.ts';
import { geminiServer, invalidKey } from '../../../test/gemini.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { startServer } from '../../../test/process.ts';
import { hasRedis, noRedis, startRedis } from '../../../test/whiteboard/redis.ts';
import { DAY_MS } from '../durations.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'roi-doctor-'));
const geminiAt = (url: string) => ({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: url });

test('without configuration nothing fails, and the built-in replacements are named', async () => {
  const { code, output } = await doctor({ cwd: folder() });
  expect(output).toMatch(/^\d+ ok, 0 warnings, 0 failures$/m);
  expect(code).toBe(0);
  expect(output).toMatch(/^ok +Mailgun +not configured: emails stay in the outbox$/m);
  expect(output).toMatch(/^ok +Gemini +not configured: the built-in writer creates the guides$/m);
  expect(output).toMatch(/^ok +Redis +not configured: whiteboards .* within one process$/m);
});

test('names every variable that is not valid', async () => {
  const environment = { PORT: 'eighty', REDIS_URL: 'http://:hunter2@127.0.0.1' };
  const { code, output } = await doctor({ cwd: folder(), environment });
  expect(output).toMatch(/^failure +Configuration +PORT is "eighty", but it takes a whole number/m);
  expect(output).toMatch(/^failure +Configuration +REDIS_URL is "http:\/\/:\*\*\*@127\.0\.0\.1"/m);
  expect(code).toBe(1);
});

test('a public site with a weak password and without NODE_ENV=production', async () => {
  const environment = { HOST: '0.0.0.0', ADMIN_PASSWORD: 'hunter2' };
  const { code, output } = await doctor({ cwd: folder(), environment });
  expect(output).toMatch(/^warning +Configuration +ADMIN_PASSWORD .* at least 12 characters/m);
  expect(output).toMatch(/^warning +Configuration +HOST or PUBLIC_URL is not local/m);
  expect(output).not.toContain('hunter2');
  expect(code).toBe(0);
});

test('services that work', async () => {
  await using mailgun = await startMailgun();
  await using gemini = await geminiServer();
  const environment = { ...mailgun.environment, ...geminiAt(gemini.url) };
  const { code, output } = await doctor({ cwd: folder(), environment });
  expect(output).toMatch(/^ok +Mailgun +mg\.example\.com is active$/m);
  expect(output).toMatch(/^ok +Gemini +the key is valid, gemini-2\.5-flash exists$/m);
  expect(output).toMatch(/^ok +Clock +agrees with 127\.0\.0\.1/m);
  expect(output).not.toMatch(/key-0123|a-key/);
  expect(code).toBe(0);
  expect(mailgun.counts).toEqual({ messages: 0, events: 0 });
});

test.skipIf(!hasRedis())(`the version of Redis${hasRedis() ? '' : ` (${noRedis})`}`, async () => {
  const redis = await startRedis();
  const { output } = await doctor({ cwd: folder(), environment: { REDIS_URL: redis.url } });
  await redis.stop();
  expect(output).toMatch(/^ok +Redis +version \d+\.\d+\.\d+, [\d.]+ ms$/m);
});

test('a wrong key of Mailgun, an unknown model, and Redis out of reach', async () => {
  await using mailgun = await startMailgun();
  await using gemini = await geminiServer();
  const environment = {
    ...mailgun.environment,
    ...geminiAt(gemini.url),
    MAILGUN_API_KEY: 'key-of-another-account',
    GEMINI_MODEL: 'gemini-0',
    REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
  };
  const { code, output } = await doctor({ cwd: folder(), environment });
  expect(output).toMatch(/^failure +Mailgun +Mailgun rejected the key \(401\).*\n +Correct/m);
  expect(output).toMatch(/^failure +Gemini +does not know the model gemini-0 \(404\)$/m);
  expect(output).toMatch(/^failure +Redis +connect ECONNREFUSED 127\.0\.0\.1:1\n +Start Redis/m);
  expect(output).not.toMatch(/key-of-another|a-key|hunter2/);
  expect(code).toBe(1);
});

test('a domain that is not verified, and a wrong key of Gemini', async () => {
  await using mailgun = await startMailgun('unverified');
  await using gemini = await geminiServer();
  const given = { ...geminiAt(gemini.url), GEMINI_API_KEY: invalidKey };
  const environment = { ...mailgun.environment, ...given };
  const { output } = await doctor({ cwd: folder(), environment });
  expect(output).toMatch(/^failure +Mailgun +mg\.example\.com is unverified\n +Add the DNS rec/m);
  expect(output).toMatch(/^failure +Gemini +rejected the key \(400\)$/m);
  expect(output).not.toContain(invalidKey);
});

test('services that hang are failures, and the command ends', async () => {
  await using mailgun = await startMailgun('hang');
  await using gemini = await geminiServer('hang');
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const environment = {
    ...mailgun.environment,
    ...geminiAt(gemini.url),
    REDIS_URL: `redis://127.0.0.1:${portOf(silent)}`,
  };
  const { code, output } = await doctor({ cwd: folder(), environment });
  silent.closeAllConnections();
  silent.close();
  expect(output).toMatch(/^failure +Mailgun +.*did not respond within 5 seconds/m);
  expect(output).toMatch(/^failure +Gemini +did not respond within 5 seconds/m);
  expect(output).toMatch(/^failure +Redis +/m);
  expect(code).toBe(1);
});

test('a clock that differs from that of Gemini', async () => {
  const early = new Date(Date.now() - 120_000).toUTCString();
  const server = createServer((_, reply) => reply.setHeader('date', early).end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const environment = geminiAt(`http://127.0.0.1:${portOf(server)}`);
  const { code, output } = await doctor({ cwd: folder(), environment });
  server.close();
  expect(output).toMatch(/^failure +Clock +1\d\d seconds ahead of 127\.0\.0\.1/m);
  expect(output).toMatch(/^failure +Gemini +returned an unexpected response$/m);
  expect(code).toBe(1);
});

test('a file in place of a folder', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'data'), '');
  const { code, output } = await doctor({ cwd });
  expect(output).toMatch(/^failure +Uploads folder +\S+\/data is not a folder$/m);
  expect(code).toBe(1);
});

test('secrets that every user can read', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'private'), { mode: 0o700 });
  for (const file of ['.env', 'open', 'private/closed']) {
    writeFileSync(join(cwd, file), '');
    chmodSync(join(cwd, file), 0o644);
  }
  writeFileSync(join(cwd, 'open'), 'a session secret of enough characters');
  writeFileSync(join(cwd, 'private/closed'), 'a password of some length');
  chmodSync(cwd, 0o755);
  const environment = { SESSION_SECRET_FILE: 'open', ADMIN_PASSWORD_FILE: 'private/closed' };
  const { code, output } = await doctor({ cwd, environment });
  expect(output).toMatch(
    /^warning +Permissions +every user can read \.env\n +Run: chmod o= \.env$/m,
  );
  expect(output).toMatch(/^warning +Permissions +every user can read open$/m);
  expect(output).not.toMatch(/private|of enough|of some/);
  expect(code).toBe(0);
});

describe('the public address', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test.each([
    ['expired', { from: inDays(-90), until: inDays(-1) }, /^failure +TLS +.*CERT_HAS_EXPIRED/m],
    ['self-signed', { from: inDays(-1), until: inDays(80) }, /^failure +TLS +.*SELF_SIGNED_CERT/m],
  ])('a certificate that is %s', async (_, dates, line) => {
    await using proxy = await tlsProxy(certificate(dates), 0);
    const { code, output } = await doctor({
      cwd: folder(),
      environment: { PUBLIC_URL: proxy.url },
    });
    expect(output).toMatch(line);
    expect(code).toBe(1);
  });

  test('out of reach is a warning, because the site may not be started yet', async () => {
    const environment = { PUBLIC_URL: 'https://127.0.0.1:1', TRUST_PROXY: '127.0.0.1' };
    const { code, output } = await doctor({ cwd: folder(), environment });
    expect(output).toMatch(/^warning +Public URL +https:\/\/127\.0\.0\.1:1: .+\n +Start the site/m);
    expect(code).toBe(0);
  });

  test.each([
    [80, { TRUST_PROXY: '127.0.0.1' }, /^ok +TLS +.* another 79 days$/m, /^ok +Proxy +its X-For/m],
    [
      5,
      { TRUST_PROXY: '192.0.2.1' },
      /^warning +TLS +.* another 4 days$/m,
      /^warning +Proxy .*ignored$/m,
    ],
    [80, {}, /^ok +TLS/m, /^warning +Proxy +PUBLIC_URL is https, but TRUST_PROXY is not set$/m],
  ])('a certificate for %i days and %j', async (days, trust, tls, headers) => {
    const made = certificate({ from: inDays(-85), until: inDays(days) });
    const cwd = folder();
    writeFileSync(join(cwd, 'cert.pem'), made.cert);
    const server = await startServer({ cwd, environment: trust });
    await using proxy = await tlsProxy(made, server.port);
    const { code, output } = await doctor({
      cwd,
      environment: { ...trust, PUBLIC_URL: proxy.url, NODE_EXTRA_CA_CERTS: join(cwd, 'cert.pem') },
    });
    expect(output).toMatch(tls);
    expect(output).toMatch(headers);
    expect(output).toMatch(/^ok +Database +SQLite \S+, data\/site\.db, WAL with synchronous=FULL/m);
    expect(code).toBe(0);
    server.kill('SIGTERM');
    await server.ended();
  });
});

/** Terminates TLS and forwards to a port, as Caddy does. */
async function tlsProxy(made: ReturnType<typeof certificate>, port: number) {
  const server = createTlsServer(made, (request, reply) => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
    void fetch(`http://127.0.0.1:${port}${request.url}`, { headers })
      .then((response) => response.text())
      .then((text) => reply.end(text));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `https://localhost:${portOf(server)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function portOf(server: { address: () => AddressInfo | string | null }) {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
