import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const FOLDER = 'data/cache/content';
const Kept = z.object({ hash: z.string(), data: z.unknown() });

/**
 * Returns what `parse` returns for a text, from `data/cache/content` if it was parsed before: YAML takes
 * a third of a second for all files of the guide, JSON a few milliseconds. `undefined` is not kept.
 */
export function parsed(file: string, text: string, parse: () => unknown): unknown {
  const path = join(FOLDER, `${file}.json`);
  const textHash = hash('sha256', text);
  try {
    const kept = Kept.parse(JSON.parse(readFileSync(path, 'utf8')));
    if (kept.hash === textHash) return kept.data;
  } catch {
    // Not parsed yet, or another process is writing it.
  }
  const data = parse();
  if (data === undefined) return undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ hash: textHash, data }));
  } catch {
    // A folder that cannot be written costs time only.
  }
  return data;
}
