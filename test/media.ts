import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { bearer, type TestApp } from './app.ts';

export const film = readFileSync('public/media/testimonial-home.mp4');
export const recording = readFileSync('test/fixtures/recording.m4a');
export const picture = (background = '#e8442a') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
/** Measured by the browser that uploads. */
export const filmFacts = { width: 1280, height: 720, duration: 12.5 };
export const recordingFacts = { duration: 3.2, peaks: [0, 50, 100] };
export const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello.';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Server = Pick<TestApp, 'app' | 'post'>;
type Headers = Record<string, string>;

/** Sends a part of a file. */
export const putPart = (
  { app }: Server,
  {
    id,
    offset,
    bytes,
    headers = bearer,
  }: { id: string; offset: number; bytes: Buffer; headers?: Headers },
) =>
  app.inject({
    method: 'PUT',
    url: `/admin/media/uploads/${id}?offset=${offset}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: bytes,
  });

/** Uploads a file and returns the response to the last call. */
export async function upload(server: Server, name: string, bytes: Buffer, facts: object = {}) {
  const id = sha256(bytes);
  const started = await server.post('/trpc/media.startUpload', { id, bytes: bytes.length }, bearer);
  if (started.statusCode !== 200) return started;
  await putPart(server, { id, offset: 0, bytes });
  return server.post('/trpc/media.finishUpload', { id, name, ...facts }, bearer);
}

/** Uploads a file that is accepted, and returns it. */
export const uploaded = async (...input: Parameters<typeof upload>) =>
  (await upload(...input)).json().result.data;
