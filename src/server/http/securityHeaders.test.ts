import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';
import { siteContent } from '../content/siteContent.ts';

test('every response carries the security headers, and denies unused browser features', async () => {
  await using server = await testApp({ isSeeded: true });
  for (const url of ['/', '/api/blog', '/admin', '/nowhere', '/api/nowhere']) {
    const policy = String((await server.inject(url)).headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb'])
      expect([url, policy]).toEqual([url, expect.stringContaining(`${feature}=()`)]);
  }
  const names = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ];
  const responses = {
    page: await server.inject('/blog'),
    cached: await server.inject('/api/blog'),
    created: await server.post('/api/leads', lead),
    error: await server.inject('/api/nowhere'),
    malformed: await server.inject('/%'),
    procedure: await server.inject('/trpc/admin.access.state'),
    file: await server.inject('/favicon.svg'),
  };
  for (const [kind, { headers }] of Object.entries(responses))
    expect([kind, ...Object.keys(headers)]).toEqual(expect.arrayContaining([kind, ...names]));
});

describe('security.txt', () => {
  const read = async (environment: Record<string, string>) => {
    await using server = await testApp({ environment });
    return await server.inject('/.well-known/security.txt');
  };

  test.each([
    ['security@example.com', 'mailto:security@example.com'],
    ['https://example.com/report', 'https://example.com/report'],
    ['', `mailto:${siteContent().documents.site.email}`],
  ])(
    'names "%s" as %s, and only an https address of its own',
    async (SECURITY_CONTACT, contact) => {
      for (const PUBLIC_URL of ['https://www.example.com', 'http://www.example.com']) {
        const { statusCode, headers, body } = await read({ PUBLIC_URL, SECURITY_CONTACT });
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
        const valueOf = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(body)?.[1];
        expect(valueOf('Contact')).toBe(contact);
        expect(valueOf('Canonical')).toBe(
          PUBLIC_URL.startsWith('https:') ? `${PUBLIC_URL}/.well-known/security.txt` : undefined,
        );
      }
    },
  );

  test('expires half a year after each request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { body } = await read({});
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / (24 * 60 * 60_000))).toBe(180);
  });
});

test('a request with two Host headers or a malformed one is rejected everywhere', async () => {
  await using server = await testApp();
  const origin = await server.app.listen({ port: 0 });
  for (const path of [
    '/',
    '/api/blog',
    '/healthz',
    '/nowhere',
    '/trpc/admin.access.state',
    '/ws/whiteboard',
  ]) {
    const ask = async (...hosts: string[]) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const lines = [`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''];
      socket.write(lines.join('\r\n'));
      return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
    };
    expect([path, await ask('Host: localhost', 'Host: evil.example')]).toEqual([path, 400]);
    expect([path, await ask('host: localhost', 'HOST: localhost')]).toEqual([path, 400]);
    for (const host of ['localhost@evil.example', 'a b', 'a/b', 'a:b', '[::1', 'a?b', 'a#b', 'ä'])
      expect([path, host, await ask(`Host: ${host}`)]).toEqual([path, host, 400]);
    for (const host of ['localhost', 'a_b.example:80', '[::1]:3000', '127.0.0.1'])
      expect([path, host, await ask(`Host: ${host}`)]).not.toEqual([path, host, 400]);
    expect(await ask('Host: localhost', 'X-Hosts: two')).not.toBe(400);
  }
});
