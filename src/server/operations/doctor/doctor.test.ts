import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { certificate } from '../../../../test/certificate.ts';
import { doctor, examine } from '../../../../test/doctor.ts';
import { temporaryFolder } from '../../../../test/temporaryFolder.ts';
import { geminiServer, invalidKey } from '../../../../test/gemini.ts';
import { startMailgun } from '../../../../test/mailgun.ts';
import { listen } from '../../../../test/process.ts';
import { hasRedis, noRedis, startRedis } from '../../../../test/whiteboard/redis.ts';
import { archiveName } from '../backup/archives.ts';
import { DAY_MS } from '../../../shared/durations.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const geminiAt = (url: string) => ({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: url });

/** Expects a line for each pattern, which follows the status and the name of a check. */
function expectLines(output: string, lines: readonly string[]) {
  for (const line of lines) expect(output).toMatch(new RegExp(`^${line}`, 'm'));
}

test('without configuration nothing fails, and the built-in replacements are named', async () => {
  const { code, output } = await doctor({ cwd: temporaryFolder() });
  expectLines(output, [
    'ok +Mailgun +not configured: emails stay in the outbox$',
    'ok +Gemini +not configured: the built-in writer creates the guides$',
    'ok +Redis +not configured: whiteboards .* within one process$',
    '\\d+ ok, 0 warnings, 0 failures$',
  ]);
  expect(code).toBe(0);
});

test('names every variable that is not valid', async () => {
  expectLines(await examine({ PORT: 'eighty', REDIS_URL: 'http://:hunter2@127.0.0.1' }), [
    'failure Configuration PORT is "eighty", but it takes a whole number',
    'failure Configuration REDIS_URL is "http://:\\*\\*\\*@127\\.0\\.0\\.1"',
  ]);
});

test('a public site with a weak password, a file for a folder, without NODE_ENV=production, not started yet', async () => {
  const UPLOADS_DIR = join(temporaryFolder(), 'data');
  writeFileSync(UPLOADS_DIR, '');
  const site = { HOST: '0.0.0.0', PUBLIC_URL: 'https://127.0.0.1:1', TRUST_PROXY: '127.0.0.1' };
  const output = await examine({ ...site, ADMIN_PASSWORD: 'hunter2', UPLOADS_DIR });
  expectLines(output, [
    'warning Configuration ADMIN_PASSWORD .* at least 12 characters',
    'warning Configuration HOST or PUBLIC_URL is not local',
    'failure Uploads folder \\S+/data is not a folder$',
    'warning Public URL https://127\\.0\\.0\\.1:1: .+\\n Start the site',
  ]);
  expect(output).not.toContain('hunter2');
});

test.each([
  [
    '172.30.0.0/24',
    '127.0.0.1',
    'failure Proxy the proxy at .* cannot reach HOST=127.* Set HOST=0',
  ],
  ['10.0.0.0/8', 'localhost', 'failure Proxy .* cannot reach HOST=localhost'],
  ['127.0.0.1,::1', '0.0.0.0', 'warning Proxy .* bypass it\n Set HOST=127'],
  ['0.0.0.0/1,128.0.0.0/1', '0.0.0.0', 'warning Proxy .* trusts every address'],
])('TRUST_PROXY=%s does not fit HOST=%s', async (TRUST_PROXY, HOST, line) => {
  expect(await examine({ TRUST_PROXY, HOST })).toMatch(new RegExp(`^${line}`, 'ms'));
});

test.each([
  ['172.30.0.0/24', '0.0.0.0'],
  ['127.0.0.0/8', '127.0.0.1'],
  ['::1', '::1'],
])('TRUST_PROXY=%s fits HOST=%s', async (TRUST_PROXY, HOST) => {
  expect(await examine({ TRUST_PROXY, HOST })).not.toContain(' Proxy ');
});

test('a proxy that does not reach the site', async () => {
  const proxy = createServer((_, reply) => reply.writeHead(502).end());
  const PUBLIC_URL = `http://127.0.0.1:${await listen(proxy)}`;
  const output = await examine({ PUBLIC_URL });
  proxy.close();
  expectLines(output, ['warning Public URL .* returned 502: .*\n .* HOST=127.0.0.1 is where']);
});

test('the age of the newest backup', async () => {
  const BACKUP_DIR = temporaryFolder();
  const backUp = (daysAgo: number) =>
    writeFileSync(join(BACKUP_DIR, archiveName('site', inDays(-daysAgo))), '');
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1:1',
    ADMIN_PASSWORD: 'a password of some length',
    BACKUP_DIR,
  };
  expectLines(await examine(production), ['warning Backup none in \\S+\n Run `node --run backup`']);
  backUp(3);
  writeFileSync(join(BACKUP_DIR, archiveName('before-migration', new Date())), '');
  expectLines(await examine(production), ['warning Backup the newest is 72 hours old: \\S+\n Run']);
  backUp(1);
  expectLines(await examine(production), ['ok Backup the newest is 24 hours old: \\S+$']);
});

test('services that work', async () => {
  await using mailgun = await startMailgun();
  await using gemini = await geminiServer();
  const output = await examine({ ...mailgun.environment, ...geminiAt(gemini.url) });
  expectLines(output, [
    'ok Mailgun mg\\.example\\.com is active$',
    'ok Gemini the key is valid, gemini-2\\.5-flash exists$',
    'ok Clock agrees with 127\\.0\\.0\\.1',
  ]);
  expect(output).not.toMatch(/key-0123|a-key/);
  expect(mailgun.counts).toEqual({ messages: 0, events: 0 });
});

test.skipIf(!hasRedis())(`the version of Redis${hasRedis() ? '' : ` (${noRedis})`}`, async () => {
  const redis = await startRedis();
  const output = await examine({ REDIS_URL: redis.url });
  await redis.stop();
  expect(output).toMatch(/^ok Redis version \d+\.\d+\.\d+, [\d.]+ ms$/m);
});

test('a wrong key of Mailgun, an unknown model, and Redis out of reach', async () => {
  await using mailgun = await startMailgun();
  await using gemini = await geminiServer();
  const output = await examine({
    ...mailgun.environment,
    ...geminiAt(gemini.url),
    MAILGUN_API_KEY: 'key-of-another-account',
    GEMINI_MODEL: 'gemini-0',
    REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
  });
  expectLines(output, [
    'failure Mailgun Mailgun rejected the key \\(401\\).*\\n Correct',
    'failure Gemini does not know the model gemini-0 \\(404\\)$',
    'failure Redis connect ECONNREFUSED 127\\.0\\.0\\.1:1\\n Start Redis',
  ]);
  expect(output).not.toMatch(/key-of-another|a-key|hunter2/);
});

test('a domain that is not verified, and a wrong key of Gemini', async () => {
  await using mailgun = await startMailgun('unverified');
  await using gemini = await geminiServer();
  const given = { ...geminiAt(gemini.url), GEMINI_API_KEY: invalidKey };
  const output = await examine({ ...mailgun.environment, ...given });
  expectLines(output, [
    'failure Mailgun mg\\.example\\.com is unverified\\n Add the DNS rec',
    'failure Gemini rejected the key \\(400\\)$',
  ]);
  expect(output).not.toContain(invalidKey);
});

test('services that hang are failures, and the command ends', async () => {
  await using mailgun = await startMailgun('hang');
  await using gemini = await geminiServer('hang');
  const silent = createServer(() => {});
  const environment = {
    ...mailgun.environment,
    ...geminiAt(gemini.url),
    REDIS_URL: `redis://127.0.0.1:${await listen(silent)}`,
  };
  const { code, output } = await doctor({ cwd: temporaryFolder(), environment });
  silent.closeAllConnections();
  silent.close();
  expectLines(output, [
    'failure +Mailgun +.*did not respond within 5 seconds',
    'failure +Gemini +did not respond within 5 seconds',
    'failure +Redis +',
  ]);
  expect(code).toBe(1);
});

test('a clock that differs from that of Gemini', async () => {
  const early = new Date(Date.now() - 120_000).toUTCString();
  const server = createServer((_, reply) => reply.setHeader('date', early).end('{}'));
  const output = await examine(geminiAt(`http://127.0.0.1:${await listen(server)}`));
  server.close();
  expectLines(output, [
    'failure Clock \\d+ seconds ahead of 127\\.0\\.0\\.1',
    'failure Gemini returned an unexpected response$',
  ]);
});

test('secrets that every user can read', async () => {
  const cwd = temporaryFolder();
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
  expectLines(output, [
    'warning +Permissions +every user can read \\.env\\n +Run: chmod o= \\.env$',
    'warning +Permissions +every user can read open$',
  ]);
  expect(output).not.toMatch(/private|of enough|of some/);
  expect(code).toBe(0);
});

test.each([
  ['expired', { from: inDays(-90), until: inDays(-1) }, /^failure TLS .*CERT_HAS_EXPIRED/m],
  ['self-signed', { from: inDays(-1), until: inDays(80) }, /^failure TLS .*SELF_SIGNED_CERT/m],
])('a public address with a certificate that is %s', async (_, dates, line) => {
  await using proxy = await tlsProxy(certificate(dates), 'http://127.0.0.1:1');
  expect(await examine({ PUBLIC_URL: proxy.url })).toMatch(line);
});

test.each<[days: number, trust: Record<string, string>, ...lines: string[]]>([
  [80, { TRUST_PROXY: '127.0.0.1' }, 'ok TLS .* another 79 days$', 'ok Proxy its X-For'],
  [5, { TRUST_PROXY: '192.0.2.1' }, 'warning TLS .* another 4 days$', 'warning Proxy .*ignored$'],
  [80, {}, 'ok TLS', 'warning Proxy PUBLIC_URL is https, but TRUST_PROXY is not set$'],
])('a public address with a certificate for %i days and %j', async (days, trust, ...lines) => {
  const made = certificate({ from: inDays(-85), until: inDays(days) });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, made.cert]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  await using server = await testApp({ environment: trust });
  await using proxy = await tlsProxy(made, await server.app.listen({ port: 0 }));
  expectLines(await examine({ ...trust, PUBLIC_URL: proxy.url }), lines);
});

/** Terminates TLS and forwards to a site, as Caddy does. */
async function tlsProxy(made: ReturnType<typeof certificate>, site: string) {
  const server = createTlsServer(made, (request, reply) => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
    void fetch(`${site}${request.url}`, { headers })
      .then((response) => response.text())
      .then((text) => reply.end(text))
      .catch(() => reply.destroy());
  });
  return {
    url: `https://localhost:${await listen(server, 'localhost')}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
