import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { readContent } from './documents.ts';
import { contentFolder, setContentFolder } from './folder.ts';

const shipped = contentFolder();
afterEach(() => setContentFolder(shipped));
afterAll(() => rmSync('data/cache/content/rows', { recursive: true, force: true }));

const Rows = z.array(
  z.strictObject({
    name: z.string().min(1),
    kind: z.enum(['a', 'b']),
    words: z.array(z.string()).length(2).optional(),
    isLocal: z.boolean().optional(),
    ideas: z.partialRecord(z.enum(['first', 'second']), z.string()).optional(),
    short: z
      .string()
      .regex(/^[a-z]/, 'a text without a capital')
      .optional(),
  }),
);

/** Reads files that contain these texts; `~` is the folder in an error. */
function read(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  setContentFolder(folder);
  try {
    return readContent((read) => read(Rows, 'rows/*.yaml'))?.flatMap(({ data }) => data);
  } catch (error) {
    return String(error).replaceAll(folder, '~').replace('Error: ', '').split('\n');
  }
}

test('reads the files of a kind in the order of their names', () => {
  const rows = read({
    'rows/2.yaml': '- name: Last\n  kind: b\n',
    'rows/1.yaml': '# A comment\n- name: >-\n    First\n    of all\n  kind: a\n',
  });
  expect(rows).toEqual([
    { name: 'First of all', kind: 'a' },
    { name: 'Last', kind: 'b' },
  ]);
});

test('names file, line and field of every problem in every file, and what the field takes', () => {
  const problems = read({
    'rows/1.yaml': `- kind: c
  words:
    - one
  isLocal: maybe
- name: ''
  kind: a
  ideas:
    third: x
  short: Long
  color: red
`,
    'rows/2.yaml': '- name: A\n\tkind: a\n',
    'rows/3.yaml': '- name: A\n  kind: a\n  kind: b\n',
    'rows/4.yaml': '',
  });
  expect(problems).toEqual([
    '~/rows/1.yaml:1: 0.name: takes a text',
    '~/rows/1.yaml:1: 0.kind: takes one of a, b',
    '~/rows/1.yaml:2: 0.words: takes a list of exactly 2',
    '~/rows/1.yaml:4: 0.isLocal: takes true or false',
    '~/rows/1.yaml:5: 1.name: takes a text',
    '~/rows/1.yaml:8: 1.ideas.third: takes nothing: there is no such field',
    '~/rows/1.yaml:9: 1.short: takes a text without a capital',
    '~/rows/1.yaml:10: 1.color: takes nothing: there is no such field',
    '~/rows/2.yaml:2: The line begins with a tab. YAML takes spaces.',
    '~/rows/3.yaml:3: The field is there twice.',
    '~/rows/4.yaml:1: the file: takes a list',
  ]);
});

test('says that a kind has no file', () => {
  expect(read({})).toEqual(['~/rows/*.yaml: There is no such file.']);
});

test('a change is read, and the same text is parsed once', () => {
  const file = 'rows/kept.yaml';
  expect(read({ [file]: '- name: One\n  kind: a\n' })).toEqual([{ name: 'One', kind: 'a' }]);
  expect(readFileSync('data/cache/content/rows/kept.yaml.json', 'utf8')).toContain('One');
  expect(read({ [file]: '- name: Two\n  kind: a\n' })).toEqual([{ name: 'Two', kind: 'a' }]);
  expect(read({ [file]: '- name: Two\n  kind: a\n' })).toEqual([{ name: 'Two', kind: 'a' }]);
});
