import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentFolder, contentPath, setContentFolder } from '../src/server/content/folder.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Uses a copy of the content until the test ends. Returns a function that changes a file of it. */
export function changedContent() {
  const shipped = contentFolder();
  const folder = temporaryFolder();
  cpSync(contentPath(''), folder, { recursive: true });
  setContentFolder(folder);
  onTestFinished(() => setContentFolder(shipped));
  return (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
}
