import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import files from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bearer, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { editorApp } from '../../../test/writing.ts';

type EditorApp = Awaited<ReturnType<typeof editorApp>>;
type Headers = Record<string, string>;

/** Sent over a real connection, as the body is read piece by piece. */
async function open(app: EditorApp) {
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  return async (file: Uint8Array<ArrayBuffer> | string, headers: Headers = bearer) => {
    const response = await fetch(`${origin}/trpc/blog.upload`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: file,
    });
    const { result, error } = await response.json();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, picture: result?.data, message: error?.message, retryAfter };
  };
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8442a' } });
const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());

test('stores an upload in every size, rotated and without metadata', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const photo = picture(1500, 2000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 });
  const { status, picture: stored } = await upload(await bytes(photo));
  expect(status).toBe(200);
  expect(stored).toEqual({
    url: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}-1280\.webp$/),
    width: 1280,
    height: 960,
  });
  const path = stored.url.replace('-1280.webp', '');
  for (const [name, type, width, height] of [
    ['-1280.webp', 'image/webp', 1280, 960],
    ['-640.webp', 'image/webp', 640, 480],
    ['-1280.avif', 'image/avif', 1280, 960],
    ['-640.avif', 'image/avif', 640, 480],
    ['-card.jpg', 'image/jpeg', 1200, 630],
  ] as const) {
    const file = await app.inject(path + name);
    expect([name, file.statusCode]).toEqual([name, 200]);
    expect(file.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { exif, ...facts } = await sharp(file.rawPayload).metadata();
    expect([exif, facts.width, facts.height]).toEqual([undefined, width, height]);
    expect(file.rawPayload.includes('SECRET')).toBe(false);
  }
  const post = { imageUrl: stored.url, imageAlt: 'Red', published: 'published' };
  await app.createPost(post);
  const page = (await app.inject('/blog/guests-become-clients')).body;
  expect(page).toContain(`${path}-640.avif 640w, ${path}-1280.avif 1280w`);
  expect(page).toContain(`content="http://localhost:3000${path}-card.jpg"`);
});

test('does not enlarge a small image', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const { picture: stored } = await upload(await bytes(picture(500, 300).png()));
  expect(stored).toMatchObject({
    url: expect.stringMatching(/-500\.webp$/),
    width: 500,
    height: 300,
  });
  expect(readdirSync(app.config.UPLOADS_DIR)).toHaveLength(3);
});

test('rejects unsupported, oversized and decompression-bomb uploads', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const unsupportedImage = { status: 400, message: expect.stringContaining('Use JPEG, PNG') };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const cut = (await bytes(picture(2000, 1000).jpeg())).slice(0, 900);
  for (const file of ['', 'hello', svg, '<!doctype html><script>x</script>', '%PDF-1.7', cut])
    expect(await upload(file)).toMatchObject(unsupportedImage);
  const bomb = await bytes(picture(9000, 9000).png({ compressionLevel: 9 }));
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await upload(bomb)).toMatchObject({ status: 413, message: /60 million pixels/ });
  const tall = await bytes(picture(20, 20_000).png());
  expect(await upload(tall)).toMatchObject({ status: 413, message: /at most 16,383 pixels/ });
  expect(await upload('x'.repeat(15 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    message: expect.stringContaining('15 MB'),
  });
  expect(readdirSync(app.config.UPLOADS_DIR)).toEqual([]);
});

test.each([16, 80])(
  'responds on the same connection after a rejected upload of %i MB',
  async (size) => {
    await using app = await editorApp();
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string, method: string, body = Buffer.alloc(0)) =>
      new Promise<string>((resolve, reject) => {
        const headers = { 'content-type': 'application/octet-stream', ...bearer };
        const call = request(origin + path, { agent, method, headers }, (response) => {
          text(response).then((fields) => resolve(`${response.statusCode} ${fields}`), reject);
        });
        call.on('error', reject);
        call.end(body);
      });
    const refusal = await ask('/trpc/blog.upload', 'POST', Buffer.alloc(size * 1024 * 1024));
    expect(refusal).toMatch(/^413 .*15 MB/);
    expect(await ask('/api/blog', 'GET')).toBe('200 {"posts":[]}');
    agent.destroy();
  },
);

test('an upload that is cut off is no error of the server', async () => {
  const lines: { level: number }[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  await using server = await testApp({ logger });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...bearer, 'content-type': 'application/octet-stream' };
  const call = request(`${origin}/trpc/blog.upload`, { method: 'POST', headers });
  call.on('error', () => {});
  call.write(Buffer.alloc(200_000));
  await once(server.app.server, 'request');
  await new Promise(setImmediate);
  call.destroy();
  await eventually(async () =>
    expect((await server.inject('/metrics')).body).toMatch(/blog\.upload.*CLIENT_CLOSED_REQUEST/),
  );
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test('rejects uploads that a form of another site can send, and serves only images from the uploads folder', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const file = await bytes(picture(10, 10).png());
  for (const type of ['text/plain', 'multipart/form-data; boundary=x'])
    expect((await upload(file, { ...bearer, 'content-type': type })).status).not.toBe(200);
  for (const path of ['', '.', 'x.html', '..%2fsite.db', '%2e%2e/site.db', '../package.json'])
    expect((await app.inject(`/uploads/${path}`)).statusCode).toBe(404);
});

test('processes one image at a time and returns 503 while five uploads are under way', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const origin = app.app.listeningOrigin;
  const photo = await bytes(picture(40, 30).jpeg());
  let peak = 0;
  const count = () => (peak = Math.max(peak, sharp.counters().process));
  sharp.queue.on('change', count);
  onTestFinished(() => void sharp.queue.off('change', count));
  const started = Array.from({ length: 5 }, () => startUpload(origin, photo));
  // An empty upload is rejected at once, unless there is no place for it.
  const refused = await eventually(async () => {
    const response = await upload('');
    expect(response.status).toBe(503);
    return response;
  });
  expect(refused).toMatchObject({
    message: 'Other pictures are being processed. Try again in 5 seconds.',
    retryAfter: '5',
  });
  const statuses = await Promise.all(started.map(({ finish }) => finish()));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(peak).toBeLessThanOrEqual(1);
  expect((await upload(photo)).status).toBe(200);
});

/** Sends the first half of a picture. */
function startUpload(origin: string, photo: Uint8Array) {
  const headers = { 'content-type': 'application/octet-stream', ...bearer };
  const call = request(`${origin}/trpc/blog.upload`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) =>
    call.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    }),
  );
  const half = Math.floor(photo.length / 2);
  call.write(photo.subarray(0, half));
  return { finish: () => (call.end(photo.subarray(half)), status) };
}

test('on a full disk, an upload is a 503 that says so, and leaves nothing behind', async () => {
  await using app = await editorApp();
  const upload = await open(app);
  const photo = await bytes(picture(800, 600).jpeg());
  const write = vi.spyOn(files, 'writeFile').mockImplementation(async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  // Also replaces the imports by name.
  syncBuiltinESMExports();
  onTestFinished(() => {
    write.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await upload(photo)).toMatchObject({
    status: 503,
    retryAfter: '5',
    message:
      "The server's disk is full, so nothing can be stored at the moment. Try again in 5 seconds.",
  });
  expect(readdirSync(app.config.UPLOADS_DIR)).toEqual([]);
  write.mockRestore();
  syncBuiltinESMExports();
  expect((await upload(photo)).status).toBe(200);
});
