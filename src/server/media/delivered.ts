import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Media, MediaById } from '../../shared/media.ts';
import { MediaEntity, type MediaRow } from './entity.ts';
import { fileTypes } from './fileTypes.ts';

type Place = Pick<MediaRow, 'file' | 'type' | 'width'>;

const urlOf = ({ file, type, width }: Place) =>
  type === 'picture' ? `/uploads/${file}-${width}.webp` : `/uploads/${file}.${type}`;

/** Returns the files with these ids as pages show them. */
export async function readMedia(em: SqlEntityManager, ids: readonly string[]): Promise<MediaById> {
  const rows = ids.length > 0 ? await em.find(MediaEntity, { id: { $in: [...ids] } }) : [];
  const posters = await postersOf(em, rows);
  return Object.fromEntries(rows.map((row) => [row.id, delivered(row, posters)]));
}

/** Returns the URLs of the posters of files by their ids. */
export async function postersOf(em: SqlEntityManager, rows: readonly MediaRow[]) {
  const ids = rows.flatMap(({ posterId }) => posterId ?? []);
  const posters = ids.length > 0 ? await em.find(MediaEntity, { id: { $in: ids } }) : [];
  return new Map(posters.map((poster) => [poster.id, urlOf(poster)]));
}

/** What a page needs to show a file. */
export function delivered(row: MediaRow, posters: ReadonlyMap<string, string>): Media {
  const { kind, width, height, duration, peaks, alternativeText, captionsFile, posterId } = row;
  return {
    kind,
    url: urlOf(row),
    type: fileTypes[row.type].mime,
    width,
    height,
    duration,
    peaks,
    alternativeText,
    captionsUrl: captionsFile && `/uploads/${captionsFile}.vtt`,
    poster: (posterId && posters.get(posterId)) ?? null,
  };
}
