import type { SqlEntityManager } from '@mikro-orm/sql';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BlogPostEntity, RevisionEntity } from './entity.ts';

type Options = {
  folder: string;
  before: Date;
  /** Called between two reads or deletions. */
  pause: () => Promise<void>;
};

/** Posts or revisions in one read. */
const PAGE_SIZE = 50;
const IMAGE_FILE = /^([\da-f-]{36})-(?:\d{1,4}\.(?:avif|webp)|card\.jpg)$/;
const IMAGE_URL = /\/uploads\/([\da-f-]{36})-/g;

/**
 * Deletes images that were uploaded before a date and appear in no post and no revision. Returns
 * how many.
 */
export async function deleteUnusedImages(fork: () => SqlEntityManager, options: Options) {
  const { folder, pause } = options;
  const unused = await findOldImages(options);
  const keepImagesIn = (text: string) => {
    for (const [, id = ''] of text.matchAll(IMAGE_URL)) unused.delete(id);
  };
  // Posts twice: a concurrent save may move an image from a post to a revision, or back.
  for (const read of [readPosts, readRevisions, readPosts])
    if (unused.size > 0) await forEachText((after) => read(fork(), after), keepImagesIn, pause);
  for (const files of unused.values()) {
    for (const file of files) await rm(join(folder, file), { force: true });
    await pause();
  }
  return unused.size;
}

/** Returns the files of each image, by the id in their names. */
async function findOldImages({ folder, before }: Options) {
  const images = new Map<string, string[]>();
  for (const file of await readFileNames(folder)) {
    const [, id] = IMAGE_FILE.exec(file) ?? [];
    if (id) images.set(id, [...(images.get(id) ?? []), file]);
  }
  for (const [id, files] of images) {
    const times = await Promise.all(files.map((file) => modifiedAt(join(folder, file))));
    if (Math.max(...times) >= before.getTime()) images.delete(id);
  }
  return images;
}

/** The first upload creates the folder. */
const readFileNames = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

const modifiedAt = async (file: string) => (await stat(file)).mtimeMs;

type Text = { id: string; text: string };

async function forEachText(
  read: (after: string | undefined) => Promise<Text[]>,
  onText: (text: string) => void,
  pause: Options['pause'],
) {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1)?.id)) {
    for (const { text } of page) onText(text);
    await pause();
  }
}

const pageAfter = (after: string | undefined) => (after ? { id: { $gt: after } } : {});
const byId = { orderBy: { id: 'asc' }, limit: PAGE_SIZE } as const;

async function readPosts(em: SqlEntityManager, after?: string): Promise<Text[]> {
  const posts = await em.find(BlogPostEntity, pageAfter(after), byId);
  return posts.map(({ id, imageUrl, content }) => ({ id, text: `${imageUrl} ${content}` }));
}

async function readRevisions(em: SqlEntityManager, after?: string): Promise<Text[]> {
  const revisions = await em.find(RevisionEntity, pageAfter(after), byId);
  return revisions.map(({ id, fields: { imageUrl, content } }) => ({
    id,
    text: `${imageUrl} ${content}`,
  }));
}
