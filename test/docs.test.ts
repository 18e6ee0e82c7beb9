import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'content/README.md',
  ...globSync('{docs,src,tools/art}/**/*.md'),
].map((document) => ({ document, text: readFileSync(document, 'utf8') }));
const files = ['*', '{.ci,content,deploy,docs,public,src,test,tools}/**/*.*']
  .flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules'] }))
  .map((file) => `/${file}`);

test('the documentation links only to files that exist', () => {
  const broken = documents.flatMap(({ document, text }) =>
    Array.from(text.matchAll(/\]\(([^)#:]+)\)/g), ([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** `main.ts`, `http/sendError.ts` or, in code, `client/lib/`; not the path of a URL. */
const PATH =
  /(?<![\w/.])(?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|css|md|json|ya?ml)\b|(?<=`)(?:[\w.-]+\/)+(?=`)/g;

test('the documentation names only files and folders that exist', () => {
  const isKnown = (path: string) =>
    files.some((file) =>
      path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`),
    );
  const unknown = documents.flatMap(({ document, text }) =>
    Array.from(text.matchAll(PATH), ([path]) => path)
      .filter((path) => !isKnown(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(unknown).toEqual([]);
});
