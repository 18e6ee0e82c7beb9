import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { contentFolder, contentPath, setContentFolder } from '../content/folder.ts';
import { readTables } from './tables.ts';

const shipped = contentFolder();
afterEach(() => setContentFolder(shipped));

test('refuses twins, and a niche whose audience does not exist', () => {
  const folder = temporaryFolder();
  cpSync(contentPath(''), folder, { recursive: true });
  setContentFolder(folder);
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, 'guide', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('audiences/02-department-heads.yaml', '- key: hr', '- key: founders');
  change('niches/01-bookkeeping.yaml', 'audience: founders', 'audience: founder');
  change('niches/02-tax-and-money.yaml', '- offer: tax planning', '- offer: bookkeeping');
  const read = () => readTables();
  expect(read).toThrow(/02-department-heads\.yaml:4: 0\.key: takes a text .* unlike “founders”$/m);
  expect(read).toThrow(
    /02-tax-and-money\.yaml:4: 0\.offer: takes a text .* unlike “bookkeeping”$/m,
  );
  expect(read).toThrow(/01-bookkeeping\.yaml:\d+: 0\.audience: takes .*“founder” is not$/m);
});
