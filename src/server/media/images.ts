import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'sharp';
import { IMAGE_WIDTHS } from '../../shared/images.ts';
import { MAX_IMAGE_BYTES } from '../../shared/posts.ts';
import { RETRY_AFTER_SECONDS } from '../http/errors.ts';
import { createSemaphore, SemaphoreFullError, type Semaphore } from '../http/semaphore.ts';
import { timeouts } from '../http/timeouts.ts';

/**
 * Bytes read of an image that is too large, so that the client receives the error before the
 * connection is closed.
 */
const MAX_READ_BYTES = 4 * MAX_IMAGE_BYTES;
/** More than any camera produces; a small file may declare more and exhaust the memory. */
/** WebP allows no more. */
const MAX_HEIGHT = 16_383;
const MAX_PIXELS = 60_000_000;
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** Images in memory at a time: one being processed, the others uploading or waiting. */
const MAX_UPLOADS = 5;
const uploads = createSemaphore({ running: MAX_UPLOADS, waiting: 0, limit: timeouts.imageWait });
/** Processing an image takes hundreds of megabytes and every core. */
const processing = createSemaphore({
  running: 1,
  waiting: MAX_UPLOADS,
  limit: timeouts.imageWait,
});

/** @throws TRPCError SERVICE_UNAVAILABLE */
async function withPermit<Result>(
  semaphore: Semaphore,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await semaphore.enter().catch((error: unknown) => {
    throw error instanceof SemaphoreFullError ? tooManyImages() : error;
  });
  try {
    return await work();
  } finally {
    release();
  }
}

/** Loads sharp with readers for photographs only: vector formats may contain references. */
async function loadSharp() {
  // Loaded with the first upload.
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** Returns the addresses of uploaded files in a text that do not exist. */
export async function missingUploads(folder: string, text: string) {
  const paths = new Set(
    Array.from(text.matchAll(/"(\/uploads\/[^"?#\s]+)/g), ([, path = '']) => path),
  );
  const names = new Set(paths.size > 0 ? await readdir(folder).catch(() => []) : []);
  return [...paths].filter((path) => !names.has(path.slice('/uploads/'.length)));
}

/**
 * Stores an image in the site's sizes and formats, rotated upright and without metadata. Returns
 * the URL of the largest.
 * @throws TRPCError BAD_REQUEST, PAYLOAD_TOO_LARGE or SERVICE_UNAVAILABLE.
 */
export const storeImage = (folder: string, body: ReadableStream<Uint8Array>) =>
  withPermit(uploads, async () => {
    const { file, width, height } = await storePicture(folder, await readAll(body));
    return { url: `/uploads/${file}-${width}.webp`, width, height };
  });

/** Like `storeImage`, but returns the beginning of the names of its files and the largest size. */
export function storePicture(folder: string, bytes: Buffer) {
  if (bytes.length > MAX_IMAGE_BYTES) throw tooManyBytes();
  if (bytes.length === 0) throw unsupportedImage();
  return withPermit(processing, () => writeVariants(folder, bytes));
}

async function writeVariants(folder: string, bytes: Buffer) {
  const sharp = await loadSharp();
  const decode = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const metadata = await decode().metadata().catch(rejectImage);
  if (!FORMATS.includes(metadata.format ?? '')) throw unsupportedImage();
  const { width } = metadata.autoOrient;
  const largest = Math.min(width, IMAGE_WIDTHS[1]);
  if (scaledSize(metadata, largest).height > MAX_HEIGHT)
    throw tooLarge(
      `Pictures may have a height of at most ${MAX_HEIGHT.toLocaleString('en-US')} pixels`,
    );
  const sizes = [...IMAGE_WIDTHS.filter((size) => size < largest), largest];
  const file = randomUUID();
  const path = join(folder, file);
  const outputs = [
    ...sizes.map((size) => ({
      name: `${path}-${size}.webp`,
      as: decode().resize(size).webp({ quality: 80 }),
    })),
    ...sizes.map((size) => ({
      name: `${path}-${size}.avif`,
      // Effort 3 takes four times as long for files that are a tenth smaller.
      as: decode().resize(size).avif({ quality: 55, effort: 1 }),
    })),
    {
      name: `${path}-card.jpg`,
      as: decode()
        .resize(SOCIAL_CARD_SIZE)
        .flatten({ background: '#faf7f2' })
        .jpeg({ quality: 82 }),
    },
  ];
  await mkdir(folder, { recursive: true });
  try {
    // Sequential, because each encoding takes memory.
    for (const { name, as } of outputs) await writeFile(name, await as.toBuffer());
  } catch (error) {
    for (const { name } of outputs) await rm(name, { force: true });
    rejectImage(error);
  }
  return { file, ...scaledSize(metadata, largest) };
}

const scaledSize = ({ autoOrient: { width, height } }: Metadata, to: number) => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

async function readAll(body: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size <= MAX_IMAGE_BYTES) chunks.push(chunk);
      else chunks.length = 0;
      if (size > MAX_READ_BYTES) break;
    }
  } catch (cause) {
    // The client is gone: nothing failed here.
    throw new TRPCError({
      code: 'CLIENT_CLOSED_REQUEST',
      message: 'The upload was cut off',
      cause,
    });
  }
  if (size > MAX_IMAGE_BYTES) throw tooManyBytes();
  return Buffer.concat(chunks);
}

const tooManyBytes = () => tooLarge('Pictures may have at most 15 MB');
const tooLarge = (message: string) => new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
const tooManyImages = () =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: `Other pictures are being processed. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
  });
const unsupportedImage = () =>
  new TRPCError({
    code: 'BAD_REQUEST',
    message: 'Unsupported image. Use JPEG, PNG, WebP, AVIF or GIF.',
  });

function rejectImage(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  if (error instanceof Error && /pixel limit/i.test(error.message))
    throw tooLarge('Pictures may have at most 60 million pixels');
  throw unsupportedImage();
}
