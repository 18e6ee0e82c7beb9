import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'erasures';
const LINE = /^(?<at>\S+Z) (?<salt>[\da-f]{32}) (?<hash>[\da-f]{64})$/;

/** Who was erased, as a hash, and when. */
export type Erasure = { at: Date; isOf: (emailKey: string) => boolean };

/**
 * Appends a line about the erasure of a person to the file `erasures`, which stands beside the
 * backups because it must outlive them. It is on the disk when the promise resolves.
 */
export async function recordErasure(folder: string, emailKey: string) {
  const salt = randomBytes(16).toString('hex');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using file = await open(join(folder, FILE), 'a', 0o600);
  // The first line break ends a line that a crash has cut off.
  await file.appendFile(`\n${new Date().toISOString()} ${salt} ${hashOf(salt, emailKey)}\n`);
  await file.sync();
  // The file may be new.
  await using parent = await open(folder);
  await parent.sync();
}

/** Returns the erasures recorded in a folder; none if there is no file. */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const { at = '', salt = '', hash } = LINE.exec(line)?.groups ?? {};
    return hash ? [{ at: new Date(at), isOf: (key: string) => hashOf(salt, key) === hash }] : [];
  });
}

const hashOf = (salt: string, emailKey: string) =>
  createHash('sha256').update(`${salt}${emailKey}`).digest('hex');
