import type { SqlEntityManager } from '@mikro-orm/sql';
import { isDeepStrictEqual } from 'node:util';
import type { ById } from '../../shared/byId.ts';
import { Guide, type SectionKey, sectionKeys } from '../../shared/quiz/guide.ts';
import type { GuideVersionId } from '../../shared/quiz/guideVersions.ts';
import { notFound } from '../http/errors.ts';
import { GuideVersionEntity, QuizResponseEntity, type QuizResponseRow } from './entity.ts';

/** Former versions kept per guide, in addition to the first. */
const MAX_FORMER_VERSIONS = 20;

type Version = Pick<
  QuizResponseRow,
  'guide' | 'generatedStrategy' | 'guideBy' | 'guideEditor' | 'guideReason' | 'guideRestoredFrom'
>;

/**
 * Makes this the current version of a guide and keeps the former one. Call it in a transaction that
 * has locked the response.
 */
export async function addVersion(em: SqlEntityManager, response: QuizResponseRow, next: Version) {
  const { id, guideVersion } = response;
  const former = asVersion(response);
  const guideSavedAt = new Date();
  // Without a text it is the first guide of this response.
  if (!former) return void em.assign(response, { ...next, guideSavedAt });
  em.create(GuideVersionEntity, { ...former, response: id });
  await em.nativeDelete(GuideVersionEntity, {
    response: id,
    version: { $gt: 1, $lte: guideVersion - MAX_FORMER_VERSIONS },
  });
  return void em.assign(response, { ...next, guideSavedAt, guideVersion: guideVersion + 1 });
}

/** Returns the current version as a row to keep; `undefined` before the guide is written. */
function asVersion(response: QuizResponseRow) {
  const { guide, generatedStrategy } = response;
  return generatedStrategy === null
    ? undefined
    : { ...originOf(response), guide, generatedStrategy };
}

/** Returns who made the current version of a guide, when and why. */
export const originOf = (response: QuizResponseRow) => ({
  version: response.guideVersion,
  savedAt: response.guideSavedAt ?? response.createdAt,
  writer: response.guideBy ?? null,
  editor: response.guideEditor,
  reason: response.guideReason,
  restoredFrom: response.guideRestoredFrom,
});

/** Returns a stored guide, or null when it has a former structure. */
export const readGuide = (stored: unknown) => Guide.safeParse(stored).data ?? null;

/** Returns the kept versions, newest first, with the sections that each changed. */
export async function listVersions(em: SqlEntityManager, { id }: ById) {
  const versions = await keptVersions(em, id);
  return {
    versions: versions.map((version, index) => ({
      ...version,
      changed: changedSections(version.guide, versions[index + 1]?.guide),
    })),
  };
}

/** @throws TRPCError NOT_FOUND */
export async function readVersion(em: SqlEntityManager, { id, version }: GuideVersionId) {
  const versions = await keptVersions(em, id);
  const index = versions.findIndex((one) => one.version === version);
  const found = versions[index];
  if (!found) throw notFound('GuideVersion');
  return { ...found, previous: versions[index + 1] ?? null };
}

/** Newest first. */
async function keptVersions(em: SqlEntityManager, id: string) {
  const response = await em.findOneOrFail(QuizResponseEntity, { id });
  const current = asVersion(response);
  const former = await em.find(
    GuideVersionEntity,
    { response: id },
    { orderBy: { version: 'desc' } },
  );
  return [...(current ? [current] : []), ...former].map((row) => ({
    version: row.version,
    savedAt: row.savedAt,
    writer: row.writer,
    editor: row.editor,
    reason: row.reason,
    restoredFrom: row.restoredFrom,
    guide: readGuide(row.guide),
    generatedStrategy: row.generatedStrategy,
  }));
}

/** A change from or to a former structure changes every section. */
const changedSections = (guide: Guide | null, before: Guide | null | undefined): SectionKey[] =>
  before === undefined || guide === before
    ? []
    : sectionKeys.filter((key) => !isDeepStrictEqual(guide?.[key], before?.[key]));

/** Returns the former versions of these responses by response id, oldest first. */
export async function formerVersions(em: SqlEntityManager, ids: readonly string[]) {
  const rows = await em.find(
    GuideVersionEntity,
    { response: { $in: ids } },
    { orderBy: { version: 'asc' } },
  );
  return Map.groupBy(rows, ({ response }) => response.id);
}
