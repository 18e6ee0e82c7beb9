import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !isTest(file) && !file.includes('/migrations/'),
);
const read = (file: string) => readFileSync(file, 'utf8');

type Import = { from: string; to: string; isType: boolean };

/** Every import and re-export of one of our files by another, with paths from `src`. */
const imports: Import[] = files.flatMap((file) =>
  [
    ...read(file).matchAll(
      /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm,
    ),
  ].map(([, type, from, lazy, bare]) => ({
    from: relative('src', file),
    to: relative('src', join(dirname(file), from ?? lazy ?? bare ?? '')),
    isType: type !== undefined,
  })),
);
const room = (path: string) => path.split('/')[0];
/** `server/leads` for `server/leads/service.ts`; nothing for a file outside a feature. */
const feature = (path: string) => /^(server|client)\/[^/]+(?=\/)/.exec(path)?.[0];
const show = ({ from, to }: Import) => `${from} → ${to}`;
const broken = (rule: (one: Import) => boolean) => imports.filter(rule).map(show);

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(broken(({ from }) => from === 'server/leads/router.ts')).toContain(
    'server/leads/router.ts → server/leads/service.ts',
  );
});

test('1 shared leans on nothing of ours, and on no packages but zod and dayjs', () => {
  expect(broken(({ from, to }) => room(from) === 'shared' && room(to) !== 'shared')).toEqual([]);
  const packages = files
    .filter((file) => file.startsWith('src/shared/'))
    .flatMap((file) => [...read(file).matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1]));
  expect([...new Set(packages)].filter((name) => !/^(zod|dayjs)(\/|$)/.test(name ?? ''))).toEqual(
    [],
  );
});

test('1 the client knows of the server only the type of its router', () => {
  const crossing = imports.filter(
    ({ from, to }) => room(from) === 'client' && room(to) === 'server',
  );
  expect(crossing.length).toBeGreaterThan(0);
  expect(
    crossing.filter(({ to, isType }) => to !== 'server/router.ts' || !isType).map(show),
  ).toEqual([]);
});

test('1 the server knows of the client only what was built', () => {
  expect(broken(({ from, to }) => room(from) === 'server' && room(to) === 'client')).toEqual([]);
});

/** Rooms that own a table or a lifecycle; `idempotency`, `outbox`, `mail`, `strategy` serve them. */
const features = ['blog', 'leads', 'quiz', 'newsletter', 'whiteboard', 'admin'];

test('2 a feature imports no other; admin may, and nobody imports admin', () => {
  const owners = new Set(features.flatMap((name) => [`server/${name}`, `client/${name}`]));
  const between = imports.filter(({ from, to }) => {
    const [a = '', b = ''] = [feature(from), feature(to)];
    return a !== b && owners.has(a) && owners.has(b) && !a.endsWith('/admin');
  });
  expect(between.map(show)).toEqual([]);
});

test('3 inside a feature: router → service → entity, never back', () => {
  const order = ['entity.ts', 'service.ts', 'router.ts'];
  const rank = (path: string) => order.indexOf(basename(path));
  const backwards = ({ from, to }: Import) =>
    feature(from) === feature(to) && rank(from) !== -1 && rank(to) > rank(from);
  expect(broken(backwards)).toEqual([]);
  expect(
    broken(({ from, to }) => basename(from) === 'router.ts' && basename(to) === 'entity.ts'),
  ).toEqual([]);
});

test('3 only services, seeds, the database and what stores for them touch the EntityManager', () => {
  const touches =
    /\b(em|entityManager)\.(create|flush|find\w*|count|native\w*|insert\w*|update\w*|upsert\w*|remove|persist|getKysely|createQueryBuilder|execute|transactional)\b/;
  const may = /(^|\/)(service|seed|database|worker|store)\.ts$|^src\/server\/admin\//;
  expect(files.filter((file) => touches.test(read(file)) && !may.test(file))).toEqual([]);
});

test('4 only the configuration reads the environment', () => {
  const readers = files.filter((file) =>
    /process\.env|loadEnvFile|import\.meta\.env/.test(read(file)),
  );
  expect(readers).toEqual(['src/server/config.ts']);
});

test('5 no barrels, no path aliases, no default exports, no utils', () => {
  const barrels = files.filter((file) =>
    /^export \* |^export (type )?\{[^}]*\} from/m.test(read(file)),
  );
  expect(barrels).toEqual([]);
  expect(files.filter((file) => /^export default/m.test(read(file)))).toEqual([]);
  const names = files.map((file) => basename(file).toLowerCase());
  expect(
    names.filter((name) => /utils?\.|helpers?\.|manager|dto|impl\.|^common/.test(name)),
  ).toEqual([]);
  expect(JSON.parse(read('tsconfig.json')).compilerOptions).not.toHaveProperty('paths');
});

test('the files of a server feature have the names a stranger expects', () => {
  const vocabulary = new Set(['entity.ts', 'service.ts', 'router.ts']);
  const plain = ['blog', 'leads', 'quiz', 'newsletter'];
  const strange = files.filter((file) => {
    const [, part = '', name = '', ...deeper] = file.split('/').slice(1);
    return (
      file.startsWith('src/server/') &&
      plain.includes(part) &&
      deeper.length === 0 &&
      !vocabulary.has(name)
    );
  });
  expect(strange).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const ours = globSync('{src,test,bench}/**/*.{ts,tsx,css}', { exclude: ['**/node_modules'] });
  const all = [...ours, ...globSync('*.ts')];
  expect(all.filter((file) => read(file).split('\n').length > 300)).toEqual([]);
});
