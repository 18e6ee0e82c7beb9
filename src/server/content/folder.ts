import { join, resolve } from 'node:path';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { root } from '../config.ts';

const Given = z.object({ contentFolder: z.string() }).catch({ contentFolder: 'content' });

/** A thread receives the folder from the thread that starts it. */
let { contentFolder: folder } = Given.parse(workerData);

/** `CONTENT_DIR`, which is set once, at the start of the process. */
export const contentFolder = () => folder;
export function setContentFolder(path: string) {
  folder = path;
}

/** Returns the path of a content file; a relative `CONTENT_DIR` is in the folder of the site. */
export const contentPath = (file: string) => resolve(root, join(folder, file));
