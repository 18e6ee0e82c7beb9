import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { startNode, startServer } from '../../../test/process.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

/** A copy of the content, and a function that changes a text of one of its files. */
function copiedContent() {
  const folder = temporaryFolder();
  cpSync('content', folder, { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  return { folder, edit };
}

const check = 'src/server/operations/contentCli.ts';

test('SIGHUP shows a changed file; one with a problem leaves the former content in use', async () => {
  const { folder, edit } = copiedContent();
  const article = 'articles/podcast-metrics-that-matter.md';
  const server = await startServer({
    environment: { DATABASE_URL: await freshDatabase(), CONTENT_DIR: folder },
  });
  const page = async () => (await fetch(`${server.url}/about`)).text();
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  const problems = async () =>
    (await (await fetch(`${server.url}/trpc/content.problems`)).json()).result.data;
  expect(await page()).toContain('Say it plainly');

  edit('pages/about.yaml', 'Say it plainly', 'Say it as it is');
  server.kill('SIGHUP');
  await eventually(async () => expect(await page()).toContain('Say it as it is'));

  edit('pages/about.yaml', 'label: The founder', 'labels: The founder');
  // The blog has the articles already, so only the check reads them.
  edit(article, 'title: ', 'titel: ');
  edit('guide/settings.yaml', '- ', '- colour: red\n  ');
  server.kill('SIGHUP');
  await eventually(async () =>
    expect(await readiness()).toEqual({
      status: 'ready',
      content: 'changed files have problems',
    }),
  );
  const sentences = [
    `${folder}/pages/about.yaml:24: story.label: takes a text`,
    `${folder}/pages/about.yaml:25: story.labels: takes nothing: there is no such field`,
    expect.stringContaining(`${folder}/guide/settings.yaml:`),
  ];
  expect(await problems()).toEqual(sentences);
  expect(server.output()).toContain('the former content stays in use');
  expect(await page()).toContain('The founder');

  edit('pages/about.yaml', 'labels: The founder', 'label: Our founder');
  edit('guide/settings.yaml', 'colour: red\n  ', '');
  server.kill('SIGHUP');
  await eventually(async () => expect(await page()).toContain('Our founder'));
  expect(await problems()).toEqual([]);
  expect(await readiness()).toEqual({ status: 'ready' });
  const checked = await startNode([check], { environment: { CONTENT_DIR: folder } }).ended();
  expect(checked).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${folder}/${article}:2: title: takes a text`),
  });
  server.kill('SIGTERM');
  await server.ended();
});

test('the start names every problem of every file, and so does the check', async () => {
  const { folder, edit } = copiedContent();
  edit('pages/about.yaml', '{{site.claims.years}}', '{{site.claims.decades}}');
  edit('guide/settings.yaml', '- ', '- colour: red\n  ');
  const environment = { DATABASE_URL: await freshDatabase(), CONTENT_DIR: folder };
  for (const file of ['src/server/main.ts', check]) {
    const { code, output } = await startNode([file], { environment }).ended();
    expect(code).toBe(1);
    expect(output).toContain(
      `${folder}/pages/about.yaml:3: head.description: takes references to values: “site.claims.decades” is no value of this site`,
    );
    expect(output).toMatch(/guide\/settings\.yaml:\d+: 0\.colour: takes nothing/);
  }
});
