import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** The classes that a CSS module declares. */
const declaredIn = (module: string) =>
  new Set(
    read(module)
      .replace(/\/\*[^]*?\*\/|(?:url|:global)\([^)]*\)|'[^']*'/g, '')
      .matchAll(/\.([a-z][\w-]*)/gi)
      .map(([, name = '']) => name),
  );

/** Every import of a CSS module, and the classes used as `classes.name`. */
const uses = globSync('src/client/**/*.{ts,tsx}').flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(/import (\w+) from '(.*\.module\.css)'/g)].map(
    ([statement, local = '', path = '']) => {
      const code = text.replace(statement, '');
      return {
        file,
        module: join(file, '..', path),
        names: [...code.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, 'g'))].map(
          ([, name = '']) => name,
        ),
        /** Whether the code takes any class, as in `classes[layout]`. */
        isWhole: new RegExp(String.raw`\b${local}\b(?!\.)`).test(code),
      };
    },
  );
});

test('components use only classes that their CSS module declares', () => {
  expect(uses.length).toBeGreaterThan(100);
  const undeclared = uses.flatMap(({ file, module, names }) => {
    const declared = declaredIn(module);
    return names.filter((name) => !declared.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(undeclared).toEqual([]);
});

test('every class of a CSS module is used', () => {
  const unused = globSync('src/client/**/*.module.css').flatMap((module) => {
    const users = uses.filter((use) => use.module === module);
    const used = new Set(users.flatMap(({ names }) => names));
    if (users.some(({ isWhole }) => isWhole)) return [];
    return [...declaredIn(module)]
      .filter((name) => !used.has(name))
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
