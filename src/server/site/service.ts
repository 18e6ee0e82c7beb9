import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { isDeepStrictEqual } from 'node:util';
import { ZodRealError } from 'zod';
import { ContentKey } from '../../shared/content/documents.ts';
import {
  type DocumentKey,
  DocumentFields,
  type DocumentReason,
  type DocumentToRestore,
  type DocumentUpdate,
  type OpenedDocument,
  OpenedDocument as Opened,
} from '../../shared/site.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { compose, type Documents, valuesOf } from '../content/compose.ts';
import { mediaFields, possibleIds } from '../content/mediaFields.ts';
import {
  fileDocuments,
  publishedEdits,
  publishedMedia,
  siteContent,
} from '../content/siteContent.ts';
import { ErrorData, invalidInput } from '../http/errors.ts';
import { readMedia } from '../media/delivered.ts';
import { markUsed } from '../media/unused.ts';
import { DocumentVersionEntity, type DocumentVersionRow } from './entity.ts';
import { editOf, readEdits, showPublished } from './published.ts';
import { isObject } from '../../shared/isObject.ts';
import { settingChanges } from './settings.ts';
import { titleOf } from '../../shared/content/groups.ts';

/** Versions kept of each document. */
const MAX_VERSIONS = 50;

const currentRow = (em: SqlEntityManager, document: ContentKey) =>
  em.findOne(DocumentVersionEntity, { document, isCurrent: true });

/** Returns a document as the site shows it, or as its file is while nobody has edited it. */
export async function openDocument(
  em: SqlEntityManager,
  { key }: DocumentKey,
): Promise<OpenedDocument> {
  const file = fileOf(key);
  const row = await currentRow(em, key);
  const isFileChanged = !!row?.fields && !isDeepStrictEqual(row.file, file);
  return Opened.parse({
    key,
    version: row?.version ?? 0,
    origin: row && originOf(row),
    fields: (row && editOf(row)) ?? file,
    isEdited: !!row?.fields,
    fileChange: isFileChanged ? { before: row.file, now: file } : null,
  });
}

const originOf = ({ version, savedAt, editor, reason, restoredFrom }: DocumentVersionRow) => ({
  version,
  savedAt,
  editor,
  reason,
  restoredFrom,
});

/** As it comes from a database, without `undefined`. */
const fileOf = (key: ContentKey): DocumentFields =>
  JSON.parse(JSON.stringify(fileDocuments()[key]));

/** Lists the documents that were edited, and those that are samples. */
export async function listDocuments(em: SqlEntityManager) {
  const rows = await em.find(DocumentVersionEntity, { isCurrent: true, fields: { $ne: null } });
  return {
    edited: rows.map((row) => ({ key: row.document, ...originOf(row) })),
    samples: listSamples(),
  };
}

/**
 * Publishes a document as a new version.
 * @throws TRPCError BAD_REQUEST for fields that are not valid, or that other documents refer to;
 *   CONFLICT with the current document when another version came first
 */
export const publishDocument = (
  em: SqlEntityManager,
  { key, version, fields }: DocumentUpdate,
  actor: Actor,
) => addVersion(em, { key, version, fields, reason: 'edited', restoredFrom: null }, actor);

/**
 * Publishes an earlier version again, or the text of the file.
 * @throws TRPCError as `publishDocument` does
 */
export async function restoreDocument(
  em: SqlEntityManager,
  { key, version, restored }: DocumentToRestore,
  actor: Actor,
) {
  if (restored === null)
    return addVersion(
      em,
      { key, version, fields: null, reason: 'reset', restoredFrom: null },
      actor,
    );
  const former = await em.findOneOrFail(DocumentVersionEntity, {
    document: key,
    version: restored,
  });
  return addVersion(
    em,
    { key, version, fields: editOf(former), reason: 'restored', restoredFrom: restored },
    actor,
  );
}

type NewVersion = {
  key: ContentKey;
  /** The version that it replaces. */
  version: number;
  /** `null` for the text of the file. */
  fields: DocumentFields | null;
  reason: DocumentReason;
  restoredFrom: number | null;
};

async function addVersion(em: SqlEntityManager, next: NewVersion, actor: Actor) {
  const { key, version, fields, reason, restoredFrom } = next;
  const current = await openDocument(em, { key });
  // A repeated call, such as after a lost response, is not a conflict.
  if (reason === 'edited' && isDeepStrictEqual(fields, current.fields)) return current;
  if (current.version !== version) throw staleWrite(current);
  const issues = reason === 'edited' ? await mediaIssues(em, key, fields) : [];
  validate({ ...(await readEdits(em)), [key]: fields ?? undefined }, key, issues);
  const row = {
    document: key,
    version: version + 1,
    editor: actor.name,
    reason,
    restoredFrom,
    fields,
    file: fileOf(key),
  };
  try {
    await em.transactional(async (tx) => {
      await tx.nativeUpdate(DocumentVersionEntity, { document: key }, { isCurrent: false });
      await tx.nativeDelete(DocumentVersionEntity, {
        document: key,
        version: { $lte: version + 1 - MAX_VERSIONS },
      });
      tx.create(DocumentVersionEntity, row);
      await markUsed(
        tx,
        mediaFields(key, fields).map(({ id }) => id),
      );
      const changes =
        key === 'settings' ? settingChanges(current.fields, fields ?? row.file) : null;
      await audit(tx, actor, `content.${reason}`, { type: 'document', id: key }, changes);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw staleWrite(await openDocument(em.fork(), { key }));
  }
  await showPublished(em.fork());
  return openDocument(em.fork(), { key });
}

type Issue = { code: 'custom'; path: PropertyKey[]; message: string; input: undefined };

/** @throws TRPCError BAD_REQUEST, also if there are `issues` */
function validate(edits: Documents, key: ContentKey, issues: Issue[] = []) {
  const content = compose(fileDocuments(), withoutUndefined(edits), (document, path, takes) => {
    const isHere = document === key;
    issues.push({
      code: 'custom',
      path: isHere ? ['fields', ...path] : ['fields'],
      message: isHere
        ? `Takes ${takes}`
        : `“${titleOf(document)}” refers to this document: its field ${path.join('.')} takes ${takes}`,
      input: undefined,
    });
  });
  if (content && issues.length === 0) return content;
  throw invalidInput(new ZodRealError(issues));
}

/** Finds files that do not exist, or are of another kind than their field takes. */
async function mediaIssues(em: SqlEntityManager, key: ContentKey, fields: unknown) {
  const used = mediaFields(key, fields);
  const media = await readMedia(em, possibleIds(used));
  return used.flatMap(({ path, id, kind }): Issue[] => {
    const found = media[id]?.kind;
    if (found === kind) return [];
    const message = found ? `Takes ${kindNames[kind]}` : 'This file no longer exists';
    return [{ code: 'custom', path: ['fields', ...path], message, input: undefined }];
  });
}

const kindNames = { picture: 'a picture', audio: 'a recording', video: 'a video', pdf: 'a PDF' };

const withoutUndefined = (edits: Documents): Documents =>
  Object.fromEntries(Object.entries(edits).filter(([, fields]) => fields !== undefined));

/**
 * Returns the content with a draft in place of what is published.
 * @throws TRPCError BAD_REQUEST for fields that are not valid
 */
export async function contentOfDraft(
  em: SqlEntityManager,
  { key, fields }: Pick<DocumentUpdate, 'key' | 'fields'>,
) {
  const content = validate({ ...publishedEdits(), [key]: fields }, key);
  return {
    ...content,
    media: { ...publishedMedia(), ...(await readMedia(em, possibleIds(fields))) },
  };
}

const staleWrite = (current: OpenedDocument) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This document was published elsewhere after you opened it.',
    cause: new ErrorData({ detail: current }),
  });

/** Returns the kept versions, newest first. */
export async function listDocumentVersions(em: SqlEntityManager, { key }: DocumentKey) {
  const rows = await em.find(
    DocumentVersionEntity,
    { document: key },
    { orderBy: { version: 'desc' } },
  );
  return {
    versions: rows.map((row) => ({
      ...originOf(row),
      fields: DocumentFields.parse(row.fields ?? row.file),
      file: DocumentFields.parse(row.file),
    })),
  };
}

/** Lists the documents that still have a part with `sample: true`. */
function listSamples() {
  const { documents } = siteContent();
  return ContentKey.options
    .map((key) => ({ key, names: [...namesOfSamples(documents[key])] }))
    .filter(({ names }) => names.length > 0);
}

function* namesOfSamples(value: unknown): Generator<string> {
  if (!isObject(value)) return;
  if (Reflect.get(value, 'sample') === true)
    yield String(Reflect.get(value, 'name') ?? Reflect.get(value, 'title'));
  for (const part of Object.values(value)) yield* namesOfSamples(part);
}

/** The values that texts may refer to: prices, and what the site says about itself. */
export function listReferences() {
  const { prices, site, guarantee } = valuesOf(siteContent().documents);
  return { references: [...valuesIn({ prices, site, guarantee })] };
}

function* valuesIn(value: unknown, name = ''): Generator<{ name: string; value: string }> {
  if (typeof value === 'string' || typeof value === 'number') yield { name, value: `${value}` };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, part] of Object.entries(value))
    yield* valuesIn(part, name ? `${name}.${key}` : key);
}
