import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'erasures';
const LINE =
  /^(?<at>\d{4}-\d\d-\d\dT[\d:.]+Z)\s+(?<salt>[\da-f]{32})\s+(?<hash>[\da-f]{64})(?<end>\s+withdrawn)?$/i;
/** What a crash can leave of a line. */
const CUT = /^[\dTZ:.-]{0,24}( [\da-f]{0,32}( ([\da-f]{0,63}|[\da-f]{64} [a-z]*))?)?$/;

/** Where erasures are recorded, and how to remove the people in what killed backups left. */
export type Backups = { folder: string; removeLeftovers: () => Promise<void> };

/** Who was erased, as a hash, and when. The salt also names it, in archives and in the audit log. */
export type Erasure = { at: Date; salt: string; hash: string };

/** Whether an erasure was that of a person. */
export const isErasureOf = ({ salt, hash }: Erasure, emailKey: string) =>
  hashOf(salt, emailKey) === hash;

/**
 * Appends a line about the erasure of a person to the file `erasures`, which stands beside the
 * backups because it must outlive them. It is on the disk when the promise resolves. Call it before
 * the erasure is committed: after a crash between the two it counts as one that took place. Returns
 * its salt, and a function that withdraws it.
 */
export async function recordErasure(folder: string, emailKey: string) {
  const salt = randomBytes(16).toString('hex');
  const erasure = { at: new Date(), salt, hash: hashOf(salt, emailKey) };
  await append(folder, lineOf(erasure));
  return { salt, withdraw: () => append(folder, `${lineOf(erasure)} withdrawn`) };
}

/** Whether erasures are recorded in a folder. */
export const hasErasures = (folder: string) => existsSync(join(folder, FILE));

/** Returns the erasures recorded in folders. @throws an Error for the operator about a wrong line. */
export async function readErasures(folders: readonly string[]): Promise<Erasure[]> {
  const erasures = (await Promise.all(folders.map(readFolder))).flat();
  const withdrawn = new Set(erasures.flatMap(({ end, salt }) => (end ? [salt] : [])));
  return erasures.filter(({ salt }) => !withdrawn.has(salt));
}

/** Records erasures that were read in another folder. */
export async function keepErasures(folder: string, erasures: readonly Erasure[]) {
  const known = new Set((await readFolder(folder)).map(({ salt }) => salt));
  const missing = erasures.filter(({ salt }) => !known.has(salt));
  if (missing.length > 0) await append(folder, missing.map(lineOf).join('\n'));
}

async function readFolder(folder: string) {
  const path = join(folder, FILE);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  // An editor may have changed the line ends and added a byte order mark.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  return lines.flatMap((line, index) => {
    const { at = '', salt = '', hash = '', end } = LINE.exec(line.trim())?.groups ?? {};
    const time = new Date(at.toUpperCase());
    if (!Number.isNaN(time.getTime()))
      return [{ at: time, salt: salt.toLowerCase(), hash: hash.toLowerCase(), end }];
    // What a crash cut off was not confirmed, so nobody was erased.
    if (CUT.test(line)) return [];
    throw new Error(
      `Line ${index + 1} of ${path} cannot be read, so it is not known who was erased after the backup. A line has a time, 32 and 64 hexadecimal digits, in UTF-8. Correct the line, or take the file from a copy.`,
    );
  });
}

async function append(folder: string, lines: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using file = await open(join(folder, FILE), 'a', 0o600);
  // The first line break ends a line that a crash has cut off.
  await file.appendFile(`\n${lines}\n`);
  await file.sync();
  // The file may be new.
  await using parent = await open(folder);
  await parent.sync();
}

const lineOf = ({ at, salt, hash }: Erasure) => `${at.toISOString()} ${salt} ${hash}`;

const hashOf = (salt: string, emailKey: string) =>
  createHash('sha256').update(`${salt}${emailKey}`).digest('hex');
