import { createHash } from 'node:crypto';
import { bearer } from '../credentials.ts';
import type { Site } from './site.ts';

/** Uploads a file to the library and returns it. */
export async function uploadFile(
  site: Site,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  facts: object = {},
) {
  const id = createHash('sha256').update(bytes).digest('hex');
  await site.post('/trpc/media.startUpload', { id, bytes: bytes.length });
  await fetch(`${site.url}/admin/media/uploads/${id}?offset=0`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', ...bearer },
    body: bytes,
  });
  return (await site.post('/trpc/media.finishUpload', { id, name, ...facts })).result.data;
}
