import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { contentFolder, contentPath, setContentFolder } from '../content/folder.ts';
import { readTexts } from './texts.ts';

const shipped = contentFolder();
afterEach(() => setContentFolder(shipped));

test('refuses unknown placeholders, and tasks and rules that the code does not know or lacks', () => {
  const folder = temporaryFolder();
  cpSync(contentPath(''), folder, { recursive: true });
  setContentFolder(folder);
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, 'guide/texts', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('summary.yaml', '{{buyer.full}}', '{{buyer.fool}}');
  change('trade.yaml', '{{setting.name}}', '{setting.name}');
  change('copy.yaml', '{{rhythm}}', '{{firstDays}}');
  change('tasks/setup.yaml', '\ndecide:', '\ndecided:');
  change('pushback/goals.yaml', '\ndailyAlone:', '\ndailyAlong:');
  const read = () => readTexts();
  expect(read).toThrow(/summary\.yaml:\d+: audience\.0: takes .* unlike \{\{buyer\.fool\}\}$/m);
  expect(read).toThrow(/copy\.yaml:\d+: description\.0: takes .* unlike \{\{firstDays\}\}$/m);
  expect(read).toThrow(/trade\.yaml:\d+: setting\.details: takes .* unlike \{$/m);
  expect(read).toThrow(/setup\.yaml:4: decided: takes no value/m);
  expect(read).toThrow(/goals\.yaml:\d+: dailyAlong: takes no value: nothing has this name$/m);
  expect(read).toThrow(/pushback\/\S+: the file: takes dailyAlone, unless another file does$/m);
});
