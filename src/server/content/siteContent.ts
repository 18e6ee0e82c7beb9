import { AsyncLocalStorage } from 'node:async_hooks';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ContentKey } from '../../shared/content/documents.ts';
import type { MediaById } from '../../shared/media.ts';
import { compose, type Documents, readFiles, type SiteContent } from './compose.ts';

const Given = z.object({ edits: z.partialRecord(ContentKey, z.unknown()) }).catch({ edits: {} });

let files: Documents | undefined;
/** A thread receives them from the thread that starts it. */
let edits: Documents = Given.parse(workerData).edits;
/** The files of the library to which the documents refer. */
let media: MediaById = {};
let published: SiteContent | undefined;
let editProblems: readonly string[] = [];
const draft = new AsyncLocalStorage<SiteContent>();

/** The documents but for those of `guide/`, with a version that differs when a text does. */
export const siteContent = () => draft.getStore() ?? (published ??= publish());

/** Runs `render` with a draft in place of the published content. */
export const withDraft = <T>(content: SiteContent, render: () => T) => draft.run(content, render);

/** The documents of the files. */
export const fileDocuments = () => (files ??= readFiles());

export function setFiles(documents: Documents) {
  files = documents;
  published = publish();
}

/** The documents published in the admin, which replace those of the files. */
export const publishedEdits = () => edits;

export const publishedMedia = () => media;

export function setEdits(documents: Documents, files: MediaById = {}) {
  edits = documents;
  media = files;
  published = publish();
}

/** Edits that no longer fit, as after a release that changed a schema, give way to the files. */
function publish(): SiteContent {
  const wrong = new Map<ContentKey, string>();
  const content =
    compose(
      fileDocuments(),
      edits,
      (key, path, takes) => wrong.set(key, `Site, ${key}: ${path.join('.')}: takes ${takes}`),
      media,
    ) ?? compose(fileDocuments(), without(edits, wrong), () => {}, media);
  editProblems = [...wrong.values()];
  return content ?? filesAlone();
}

const without = (documents: Documents, wrong: ReadonlyMap<ContentKey, string>): Documents =>
  Object.fromEntries(
    Object.entries(documents).filter(([key]) => !wrong.has(ContentKey.parse(key))),
  );

function filesAlone() {
  const content = compose(fileDocuments(), {}, () => {});
  if (!content) throw new Error('The files of the content are valid only with edits');
  return content;
}

let fileProblems: readonly string[] = [];

/** Why changed files or edits are not shown: a line for each problem. */
export const contentProblems = () => [...fileProblems, ...editProblems];

export function setFileProblems(lines: readonly string[]) {
  fileProblems = lines;
}
