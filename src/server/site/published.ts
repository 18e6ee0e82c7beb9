import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { ContentKey } from '../../shared/content/documents.ts';
import { isObject } from '../../shared/isObject.ts';
import { DocumentFields } from '../../shared/site.ts';
import type { Documents } from '../content/compose.ts';
import { possibleIds } from '../content/mediaFields.ts';
import { fileDocuments, publishedEdits, publishedMedia, setEdits } from '../content/siteContent.ts';
import { restartWriter } from '../guides/writer.ts';
import { readMedia } from '../media/delivered.ts';
import { DocumentVersionEntity, type DocumentVersionRow } from './entity.ts';

/** How long an edit takes to reach other processes. */
const POLL_MS = 2000;

let showing: Promise<unknown> = Promise.resolve();

/**
 * Shows the edits that are published now, with the files of the library to which they refer. Calls
 * wait for each other, so that a state that was read before never replaces a later one.
 */
export function showPublished(em: SqlEntityManager) {
  const shown = showing.then(() => show(em));
  showing = shown.catch(() => {});
  return shown;
}

async function show(em: SqlEntityManager) {
  const edits = await readEdits(em);
  const media = await readMedia(em, possibleIds({ ...fileDocuments(), ...edits }));
  const isEdited = !isDeepStrictEqual(edits, publishedEdits());
  if (!isEdited && isDeepStrictEqual(media, publishedMedia())) return;
  setEdits(edits, media);
  if (isEdited) restartWriter();
}

/** Returns the published fields by document; those of the files are not among them. */
export async function readEdits(em: SqlEntityManager): Promise<Documents> {
  const rows = await em.find(DocumentVersionEntity, { isCurrent: true });
  return Object.fromEntries(
    rows
      // A release may have removed a document.
      .filter(({ document, fields }) => fields && ContentKey.safeParse(document).success)
      .map((row) => [row.document, editOf(row)]),
  );
}

/**
 * Returns the fields of an edit; those that a release added since have the value of the file. `null`
 * for the text of the file.
 */
export const editOf = ({ document, fields, file }: DocumentVersionRow) =>
  fields && DocumentFields.parse(withAddedFields(fields, fileDocuments()[document], file));

/** Fields that the edit removed were in the former file. */
function withAddedFields(edited: unknown, file: unknown, former: unknown): unknown {
  if (!isObject(edited) || !isObject(file) || Array.isArray(edited)) return edited;
  const before = isObject(former) ? former : {};
  const added = Object.entries(file).filter(([key]) => !(key in before));
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(added), ...edited }).map(([key, value]) => [
      key,
      withAddedFields(value, file[key], before[key]),
    ]),
  );
}

type Options = { fork: () => SqlEntityManager; log: FastifyBaseLogger };

/** Shows what other processes publish. */
export function createContentPolling({ fork, log }: Options) {
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function poll() {
    try {
      const state = await publishedState(fork());
      if (state !== shown || (await isMediaChanged(fork()))) await showPublished(fork());
      shown = state;
    } catch (err) {
      log.warn({ err }, 'content: what was published could not be read');
    }
    if (!isStopped) timer = setTimeout(() => void (running = poll()), POLL_MS);
  }

  let running: Promise<void> | undefined;
  return {
    start: () => void (running = poll()),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Whether a file to which the site refers was replaced, described otherwise or deleted. */
const isMediaChanged = async (em: SqlEntityManager) =>
  !isDeepStrictEqual(await readMedia(em, Object.keys(publishedMedia())), publishedMedia());

/** Differs whenever a version was published. */
async function publishedState(em: SqlEntityManager) {
  const rows = await em.find(
    DocumentVersionEntity,
    { isCurrent: true },
    { fields: ['document', 'version'], orderBy: { document: 'asc' } },
  );
  return rows.map(({ document, version }) => `${document} ${version}`).join();
}
