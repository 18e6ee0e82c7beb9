import { MEDIA_UPLOADS_PATH, type MediaKind } from '../../../shared/media.ts';
import { ConnectionError, HttpError, isCallError } from '../../lib/callErrors.ts';
import type { Outputs } from '../../lib/api.tsx';
import { newId } from '../../lib/newId.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { getClient } from '../../lib/trpcClient.ts';
import { RETRY_DELAYS_MS } from '../../lib/withRetries.ts';
import { errorSentence } from '../ui/errorText.ts';
import { factsOf, rejectionOf } from './mediaFiles.ts';

export type StoredMedia = Outputs['media']['finishUpload'];

export type Upload = {
  id: string;
  file: File;
  /** The file of the library whose place it takes. */
  replaces?: string | undefined;
  /** Where the file was chosen, such as a dialog. */
  place: string;
  /** From 0 to 1. */
  progress: number;
  /** What went wrong; the file is kept for another attempt. */
  error?: string | undefined;
  /** Whether another attempt may succeed. */
  canRetry?: boolean;
  onStored: (media: StoredMedia) => void;
};

/** Uploads of this tab that have not ended. */
const uploads = createStore<readonly Upload[]>([]);
export const useUploads = () => useStore(uploads);

const change = (id: string, fields: Partial<Upload>) =>
  uploads.set(uploads.get().map((one) => (one.id === id ? { ...one, ...fields } : one)));
export const dismissUpload = (id: string) =>
  uploads.set(uploads.get().filter((one) => one.id !== id));

/** The server processes one picture at a time. */
let queue = Promise.resolve();

type Options = Pick<Upload, 'replaces' | 'place' | 'onStored'> & {
  /** Where only files of this kind are wanted. */
  kind?: MediaKind | undefined;
};

/** Uploads a file after those before it. */
export function startUpload(file: File, { kind, ...options }: Options) {
  const upload = { id: newId(), file, progress: 0, ...options };
  const error = rejectionOf(file, kind);
  uploads.set([...uploads.get(), { ...upload, error }]);
  if (error === undefined) run(upload);
}

export function retryUpload(upload: Upload) {
  change(upload.id, { error: undefined });
  run(upload);
}

function run({ id, file, replaces, onStored }: Upload) {
  queue = queue.then(async () => {
    try {
      const facts = await factsOf(file);
      const hash = await sha256(file);
      await send(hash, file, (progress) => change(id, { progress }));
      const input = { id: hash, name: file.name, ...facts, ...(replaces && { replaces }) };
      onStored(await getClient().media.finishUpload.mutate(input));
      dismissUpload(id);
    } catch (error) {
      change(id, { error: errorSentence(error), canRetry: true });
    }
  });
}

async function sha256(file: File) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Small enough for a slow connection, whose requests must end within half a minute. */
const CHUNK_BYTES = 1024 * 1024;

/** Sends what the server does not have yet; after a failure it asks again. */
async function send(hash: string, file: File, onProgress: (progress: number) => void) {
  let attempts = 0;
  for (;;) {
    try {
      let { offset } = await getClient().media.startUpload.mutate({ id: hash, bytes: file.size });
      while (offset < file.size) {
        onProgress(offset / file.size);
        offset = await sendChunk(hash, offset, file.slice(offset, offset + CHUNK_BYTES));
        attempts = 0;
      }
      return onProgress(1);
    } catch (error) {
      const delay = RETRY_DELAYS_MS[attempts++];
      if (delay === undefined || !isTemporary(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function sendChunk(hash: string, offset: number, bytes: Blob): Promise<number> {
  const response = await fetch(`${MEDIA_UPLOADS_PATH}/${hash}?offset=${offset}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
    credentials: 'include',
  }).catch(() => {
    throw new ConnectionError('The server could not be reached.');
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok && typeof body.offset === 'number') return body.offset;
  throw new HttpError(response.status, String(body.message ?? response.statusText));
}

function isTemporary(error: unknown) {
  const cause = isCallError(error) && !error.data ? error.cause : error;
  return cause instanceof ConnectionError || (cause instanceof HttpError && cause.status >= 500);
}
