import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import {
  auditKinds,
  bearer,
  ownPage,
  testApp,
  type TestApp,
  withoutMail,
} from '../../../test/app.ts';
import {
  captions,
  film,
  filmFacts,
  picture,
  putPart,
  recording,
  recordingFacts,
  sha256,
  upload,
  uploaded,
} from '../../../test/media.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { fileDocuments, setEdits } from '../content/siteContent.ts';
import { createContentPolling } from '../site/published.ts';

// All servers of a process share the content.
afterEach(() => setEdits({}));
afterEach(() => vi.useRealTimers());

const open = async (server: TestApp, id: string) =>
  (await server.query('media.open', { id })).json().result.data;
const update = (server: TestApp, input: object) => server.post('/trpc/media.update', input, bearer);
const messageOf = (response: { json: () => { error: { message: string } } }) =>
  response.json().error.message;

type Show = Record<string, unknown>;
const shows = (change: Show) => {
  const { shows: all } = Object(fileDocuments().shows);
  return {
    shows: all.map((show: Show, index: number) => (index === 0 ? { ...show, ...change } : show)),
  };
};
const publish = (server: TestApp, version: number, change: Show) =>
  server.post('/trpc/site.publish', { key: 'shows', version, fields: shows(change) }, bearer);

test('an upload that broke off goes on where it was, and is served with ranges', async () => {
  await using server = await testApp();
  const id = sha256(film);
  const start = async () =>
    (await server.post('/trpc/media.startUpload', { id, bytes: film.length }, bearer)).json().result
      .data;
  expect(await start()).toEqual({ offset: 0 });
  const half = Math.floor(film.length / 2);
  await putPart(server, { id, offset: 0, bytes: film.subarray(0, half) });
  expect(await start()).toEqual({ offset: half });
  // A part whose response was lost is sent again.
  const again = await putPart(server, { id, offset: 0, bytes: film.subarray(0, half) });
  expect(again.json()).toEqual({ offset: half });
  const incomplete = await server.post('/trpc/media.finishUpload', { id, name: 'a.mp4' }, bearer);
  expect(messageOf(incomplete)).toMatch(/^file: The file did not arrive as it was sent/);
  const stored = await uploaded(server, 'Talk.mp4', film, filmFacts);
  expect(stored).toMatchObject({
    ...filmFacts,
    kind: 'video',
    type: 'video/mp4',
    name: 'Talk.mp4',
    bytes: film.length,
    version: 1,
  });
  const repeated = await server.post('/trpc/media.finishUpload', { id, name: 'b.mp4' }, bearer);
  expect(repeated.json().result.data.id).toBe(stored.id);
  const { statusCode, headers, rawPayload } = await server.inject({
    url: stored.url,
    headers: { range: 'bytes=4-7' },
  });
  expect([statusCode, rawPayload.toString()]).toEqual([206, 'ftyp']);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await auditKinds(server)).toContain('media.uploaded');
});

test('every kind is stored as what it is; a PDF is not opened on the site', async () => {
  await using server = await testApp();
  const image = await uploaded(server, 'A.jpg', await picture());
  expect(image).toMatchObject({ kind: 'picture', width: 800, height: 600 });
  expect(image.url).toMatch(/-800\.webp$/);
  const sound = await uploaded(server, 'a.m4a', recording, recordingFacts);
  expect(sound).toMatchObject({ kind: 'audio', type: 'audio/mp4', ...recordingFacts });
  const pdf = await uploaded(server, 'a.pdf', Buffer.from('%PDF-1.7 and so on'));
  expect((await server.inject(pdf.url)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
  });
  const { media, total } = (await server.query('media.list', { search: 'a', kind: 'audio' })).json()
    .result.data;
  expect([total, media[0].id]).toEqual([1, sound.id]);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
test.each([
  ['a.html', html, {}, /^file: This type of file is not accepted/],
  ['a.mp4', html, filmFacts, /^file: This type of file is not accepted/],
  ['a.svg', svg, {}, /^file: This type of file is not accepted/],
  ['a.png', svg, {}, /^file: This type of file is not accepted/],
  ['a.pdf', film, {}, /^file: The name of the file promises another type: it is an M4A recording/],
  ['a.exe', film, filmFacts, /^file: This type of file is not accepted/],
  ['a.jpg', Buffer.from('\xff\xd8\xff no picture', 'latin1'), {}, /^file: Unsupported image/],
  ['a.mp4', film, { width: 0 }, /^width: /],
  ['a.mp4', film, { peaks: [101] }, /^peaks\.0: /],
])('%s is refused, naming the field', async (name, bytes, facts, message) => {
  await using server = await testApp();
  const response = await upload(server, name, bytes, facts);
  expect([response.statusCode, messageOf(response)]).toEqual([400, expect.stringMatching(message)]);
  expect((await server.query('media.list')).json().result.data.total).toBe(0);
});

test('only editors upload, and no more than 100 MB', async () => {
  await using server = await testApp({ environment: withoutMail });
  const id = sha256(recording);
  const viewer = { ...ownPage, ...(await signInAs(server, 'viewer')) };
  const start = (bytes: number, headers: Record<string, string>) =>
    server.post('/trpc/media.startUpload', { id, bytes }, headers);
  expect((await start(9, viewer)).statusCode).toBe(403);
  expect((await start(9, {})).statusCode).toBe(401);
  expect((await start(101 * 1024 * 1024, bearer)).json().error.data.fields).toEqual({
    bytes: 'Files may have at most 100 MB',
  });
  await start(recording.length, bearer);
  const put = async (headers: Record<string, string>, bytes = recording, at = id) =>
    (await putPart(server, { id: at, offset: 0, bytes, headers })).statusCode;
  expect(await put(viewer)).toBe(403);
  expect(await put({ authorization: '' })).toBe(401);
  expect(await put(bearer, Buffer.alloc(5 * 1024 * 1024 + 1))).toBe(413);
  expect(await put(bearer, recording, sha256(film))).toBe(404);
  expect(await put(bearer, recording, '..%2f..%2fx')).toBe(404);
  expect(await put(bearer)).toBe(200);
});

test('captions are served as a file, and wrong ones are refused with their line', async () => {
  await using server = await testApp();
  const { id } = await uploaded(server, 'a.mp4', film, filmFacts);
  const poster = await uploaded(server, 'p.png', await picture());
  const texts = { id, version: 1, alternativeText: 'A talk', captions, posterId: poster.id };
  const { captionsUrl, ...saved } = (await update(server, texts)).json().result.data;
  expect(saved).toMatchObject({ alternativeText: 'A talk', captions, poster: poster.url });
  const file = await server.inject(captionsUrl);
  expect([file.body, file.headers['content-type']]).toEqual([captions, 'text/vtt; charset=utf-8']);
  expect((await update(server, texts)).statusCode).toBe(409);
  const refused = async (input: object) =>
    messageOf(await update(server, { ...texts, version: 2, ...input }));
  expect(await refused({ captions: 'Hello' })).toBe(
    'captions: Must begin with a line that says WEBVTT',
  );
  expect(await refused({ captions: 'WEBVTT\n\n0:01 --> 0:02\nHello' })).toBe(
    'captions: Line 3 takes times such as 00:01.000 --> 00:04.000',
  );
  expect(await refused({ posterId: id })).toBe('posterId: Must be a picture of the library');
  expect((await open(server, poster.id)).uses.videos).toEqual([{ id, title: 'a.mp4' }]);
});

test('a document shows its files, also once they are replaced or described otherwise', async () => {
  await using server = await testApp();
  const cover = await uploaded(server, 'cover.png', await picture());
  const trailer = await uploaded(server, 'trailer.m4a', recording, recordingFacts);
  expect(cover.deletedAt).not.toBeNull();
  const published = await publish(server, 0, { cover: cover.id, trailer: trailer.id });
  expect(published.statusCode).toBe(200);
  const delivered = async () =>
    (await server.query('content.get', { keys: ['shows'] }, {})).json().result.data.media[cover.id];
  expect(await delivered()).toMatchObject({ kind: 'picture', url: cover.url });
  expect((await server.inject('/')).body).toContain(trailer.url);
  expect(await open(server, cover.id)).toMatchObject({
    deletedAt: null,
    uses: { documents: [{ key: 'shows', title: 'Shows', isCurrent: true }] },
  });
  const other = await picture('#0e6b4e');
  const next = await uploaded(server, 'next.png', other, { replaces: cover.id });
  expect(next).toMatchObject({ id: cover.id, name: 'next.png' });
  expect((await delivered()).url).toBe(next.url);
  await update(server, {
    id: cover.id,
    version: next.version,
    alternativeText: 'Green',
    captions: '',
    posterId: null,
  });
  expect((await delivered()).alternativeText).toBe('Green');
  expect((await server.inject('/')).body).toContain(next.url.replace('.webp', '.avif'));
  const refused = await server.post('/trpc/media.remove', { id: cover.id }, bearer);
  expect(messageOf(refused)).toBe('file: Still used by “Shows”');
  const wrongKind = await upload(server, 'x.png', await picture('#ffffff'), {
    replaces: trailer.id,
  });
  expect(messageOf(wrongKind)).toBe('file: Takes a recording, as the file that it replaces');
});

test('a document refers only to files that exist and are of the kind of their field', async () => {
  await using server = await testApp();
  const { id } = await uploaded(server, 'trailer.m4a', recording, recordingFacts);
  const missing = '01890000-0000-7000-8000-000000000000';
  const response = await publish(server, 0, { cover: id, trailer: missing });
  expect(response.json().error.data.fields).toEqual({
    'fields.shows.0.cover': 'Takes a picture',
    'fields.shows.0.trailer': 'This file no longer exists',
  });
  await publish(server, 0, { trailer: id });
  await publish(server, 1, {});
  const removed = await server.post('/trpc/media.remove', { id }, bearer);
  expect(removed.statusCode).toBe(200);
  expect(readdirSync(server.config.UPLOADS_DIR).filter((name) => name.endsWith('.m4a'))).toEqual(
    [],
  );
  // The page leaves out what was deleted.
  const restored = await server.post(
    '/trpc/site.restore',
    { key: 'shows', version: 2, restored: 1 },
    bearer,
  );
  expect([restored.statusCode, (await server.inject('/')).statusCode]).toEqual([200, 200]);
});

test('a testimonial shows its film with poster and captions, and the portrait', async () => {
  await using server = await testApp();
  const portrait = await uploaded(server, 'portrait.png', await picture());
  const { id, url } = await uploaded(server, 'a.mp4', film, filmFacts);
  const texts = { id, version: 1, alternativeText: '', captions, posterId: portrait.id };
  const { captionsUrl } = (await update(server, texts)).json().result.data;
  const { home, ...others } = Object(fileDocuments().testimonials);
  const fields = { ...others, home: { ...home, film: id, portrait: portrait.id } };
  const document = { key: 'testimonials', version: 0, fields };
  expect((await server.post('/trpc/site.publish', document, bearer)).statusCode).toBe(200);
  const page = (await server.inject('/')).body;
  for (const address of [url, captionsUrl, portrait.url]) expect(page).toContain(address);
  expect(page).not.toContain('src="/media/testimonial-home');
});

test('another process shows a replaced file', async () => {
  await using server = await testApp();
  const cover = await uploaded(server, 'cover.png', await picture());
  await publish(server, 0, { cover: cover.id });
  const polling = createContentPolling({ fork: () => server.orm.em.fork(), log: server.app.log });
  // What the other process knew before.
  setEdits(
    { shows: shows({ cover: cover.id }) },
    { [cover.id]: { ...cover, url: '/uploads/old' } },
  );
  polling.start();
  await expect
    .poll(async () => (await server.query('content.get', { keys: ['shows'] })).body)
    .toContain(cover.url);
  await polling.stop();
});

test('files that nothing uses go after 30 days, uploads that broke off after one', async () => {
  await using server = await testApp();
  const cover = await uploaded(server, 'cover.png', await picture());
  const former = await uploaded(server, 'former.m4a', recording, recordingFacts);
  const unused = await uploaded(server, 'unused.mp4', film, filmFacts);
  await publish(server, 0, { cover: cover.id, trailer: former.id });
  await publish(server, 1, { cover: cover.id });
  const part = Buffer.from('part');
  await server.post('/trpc/media.startUpload', { id: sha256(part), bytes: 9 }, bearer);
  const parts = join(server.config.UPLOADS_DIR, '.parts');
  const names = async () =>
    (await server.query('media.list'))
      .json()
      .result.data.media.map(({ name }: { name: string }) => name)
      .toSorted();
  const runAfter = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    expect(await server.app.housekeeping.run()).toBeDefined();
    return names();
  };
  expect(await runAfter(29)).toEqual(['cover.png', 'former.m4a', 'unused.mp4']);
  expect(existsSync(join(parts, sha256(part)))).toBe(false);
  const { deletedAt } = await open(server, unused.id);
  expect(new Date(deletedAt).getTime()).toBeLessThan(Date.now() + 1.1 * DAY_MS);
  expect(await runAfter(2)).toEqual(['cover.png', 'former.m4a']);
  expect((await server.inject(unused.url)).statusCode).toBe(404);
  expect((await server.inject(former.url)).statusCode).toBe(200);
  expect(await open(server, former.id)).toMatchObject({
    deletedAt: null,
    uses: { documents: [{ key: 'shows', isCurrent: false }] },
  });
});
