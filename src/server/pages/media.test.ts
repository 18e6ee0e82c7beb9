import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());

// Players seek with range requests; Safari does not play files without them.
test.each([
  ['/media/audio/conversation-raw.m4a', 'audio/mp4'],
  ['/media/audio/conversation-edited.weba', 'audio/webm'],
  ['/media/testimonial-home.mp4', 'video/mp4'],
  ['/media/testimonial-home.webm', 'video/webm'],
  ['/media/testimonial-home.vtt', 'text/vtt; charset=utf-8'],
])('recordings are sent in parts, uncompressed and cached for a day: %s', async (url, type) => {
  const { statusCode, headers, rawPayload } = await server.inject({
    url,
    headers: { range: 'bytes=100-299', 'accept-encoding': 'br, gzip' },
  });
  expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([206, type, 200]);
  expect(headers['content-range']).toMatch(/^bytes 100-299\/\d+$/);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers['content-encoding']).toBeUndefined();
  const whole = await server.inject(url);
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
});

test('every recording and video that a page names exists', async () => {
  const pages = await Promise.all(
    ['/', '/Free-Podcast-Launch'].map(async (path) => (await server.inject(path)).body),
  );
  const named = new Set(
    pages.flatMap((html) => html.match(/\/media\/[\w/-]+\.(?:m4a|weba|mp4|webm|vtt)/g) ?? []),
  );
  // Two versions and thirteen trailers twice each, and two videos with captions.
  expect(named.size).toBe(4 + 26 + 6);
  for (const url of named)
    expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

test('the policy of pages allows own media', async () => {
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toMatch(/media-src [^;]*'self'/);
});
