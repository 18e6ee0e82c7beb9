import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !isTest(file) && !/\/migrations\/(sqlite|postgres)\//.test(file))
  .toSorted();
const read = (file: string) => readFileSync(file, 'utf8');

/** An import or re-export by one of our files, with paths from `src`; packages keep their name. */
type Import = { from: string; to: string; isType: boolean };
type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const trees = new Map(
  files.map((file) => {
    const { program, errors } = parseSync(file, read(file));
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
    return [file, [...nodesIn(program)]];
  }),
);

/** Static, dynamic and type-only imports, `import('…')` in types, and re-exports. */
const everyImport: Import[] = [...trees].flatMap(([file, nodes]) =>
  nodes.flatMap((node) => {
    const { source } = node;
    if (!isNode(source) || typeof source.value !== 'string') return [];
    const { value: to } = source;
    return {
      from: relative('src', file),
      to: to.startsWith('.') ? relative('src', join(dirname(file), to)) : to,
      isType: node.type === 'TSImportType' || isTypeOnly(node),
    };
  }),
);
function isTypeOnly({ importKind, exportKind, specifiers }: Node) {
  if (importKind === 'type' || exportKind === 'type') return true;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

const ours = new Set(files.map((file) => relative('src', file)));
const imports = everyImport.filter(({ to }) => ours.has(to));
const layer = (path: string) => path.split('/')[0];
/** `server/leads` for `server/leads/search/queryPlan.ts`. */
const folder = (path: string) => path.split('/').slice(0, 2).join('/');
const show = ({ from, to }: Import) => `${from} → ${to}`;
const broken = (rule: (one: Import) => boolean) => imports.filter(rule).map(show);

test('finds imports of every kind', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.map(show)).toEqual(
    expect.arrayContaining([
      'server/leads/router.ts → server/leads/service.ts',
      'server/main.ts → server/start.ts',
    ]),
  );
  expect(imports).toContainEqual({
    from: 'server/access/procedures.ts',
    to: 'server/http/rateLimits.ts',
    isType: true,
  });
});

test('1 shared imports only shared, zod and dayjs', () => {
  const outside = everyImport.filter(
    ({ from, to }) =>
      layer(from) === 'shared' && layer(to) !== 'shared' && !/^(zod|dayjs)(\/|$)/.test(to),
  );
  expect(outside.map(show)).toEqual([]);
});

test('1 the client imports only the router type from the server', () => {
  const crossing = imports.filter(
    ({ from, to }) => layer(from) === 'client' && layer(to) === 'server',
  );
  expect(crossing.length).toBeGreaterThan(0);
  expect(
    crossing.filter(({ to, isType }) => to !== 'server/trpc/router.ts' || !isType).map(show),
  ).toEqual([]);
});

test('1 the server does not import the client', () => {
  expect(broken(({ from, to }) => layer(from) === 'server' && layer(to) === 'client')).toEqual([]);
});

/** The folders of the server from the ground up, and the files at its root. */
const floors = [
  ['config.ts', 'covers'],
  ['content'],
  ['http'],
  ['database'],
  ['audit'],
  ['jobs'],
  ['mail', 'guides'],
  ['access'],
  ['webhooks', 'visits', 'notifications', 'media'],
  ['blog', 'leads', 'quiz', 'newsletter', 'site', 'whiteboard'],
  ['people', 'reports'],
  ['operations'],
  ['trpc'],
  ['rest', 'pages'],
  ['app.ts'],
  ['start.ts'],
  ['main.ts'],
];
const floorOf = (path: string) =>
  floors.findIndex((rooms) => rooms.some((room) => folder(path) === `server/${room}`));

test('2 every file of the server imports only its own folder and lower floors', () => {
  expect([...ours].filter((path) => layer(path) === 'server' && floorOf(path) === -1)).toEqual([]);
  const up = ({ from, to }: Import) =>
    layer(from) === 'server' &&
    layer(to) === 'server' &&
    folder(from) !== folder(to) &&
    floorOf(from) <= floorOf(to);
  expect(broken(up)).toEqual([]);
});

test('2 pages of the client do not import each other; only those of the admin may', () => {
  const pages = ['blog', 'leads', 'quiz', 'newsletter', 'whiteboard', 'admin'];
  const owners = new Set(pages.map((name) => `client/${name}`));
  const between = broken(({ from, to }) => {
    const [a, b] = [folder(from), folder(to)];
    return a !== b && owners.has(a) && owners.has(b) && a !== 'client/admin';
  });
  expect(between).toEqual([]);
});

test('2 client/lib imports no other folder of the client, and client/ui only client/lib', () => {
  const allowed: Record<string, string[]> = {
    'client/lib': ['client/lib'],
    'client/ui': ['client/ui', 'client/lib'],
  };
  const outside = ({ from, to }: Import) =>
    layer(to) === 'client' && !(allowed[folder(from)] ?? [folder(to)]).includes(folder(to));
  expect(broken(outside)).toEqual([]);
});

test('2 other rooms use the public functions of the guides, not the inside of their writer', () => {
  const inside = (path: string) => path.startsWith('server/guides/builtIn/');
  expect(broken(({ from, to }) => folder(from) !== 'server/guides' && inside(to))).toEqual([]);
});

test('2 the built-in writer runs only in its own thread', () => {
  const users = imports.filter(
    ({ to, isType }) => to === 'server/guides/builtIn/writer.ts' && !isType,
  );
  expect(users.map(({ from }) => from)).toEqual([
    'server/guides/renderSamples.ts',
    'server/guides/writerWorker.ts',
  ]);
  const threads = imports.filter(({ to }) => to === 'server/guides/writerWorker.ts');
  expect(threads.filter(({ isType }) => !isType)).toEqual([]);
});

test('3 within a feature, routers import services and services import entities, never the reverse', () => {
  const rank = (path: string) =>
    ['entity.ts', 'service.ts', 'router.ts'].indexOf(
      basename(path).replace(/^.*Router\.ts$/, 'router.ts'),
    );
  const backwards = ({ from, to }: Import) =>
    folder(from) === folder(to) && rank(from) !== -1 && rank(to) > rank(from);
  expect(broken(backwards)).toEqual([]);
  const isRouter = (path: string) => /(^r|R)outer\.ts$/.test(basename(path));
  expect(broken(({ from, to }) => isRouter(from) && basename(to) === 'entity.ts')).toEqual([]);
});

test('3 routers, pages and REST do not use the EntityManager; no file imports it as a value', () => {
  const isManager = (name: unknown) => name === 'em' || name === 'tx' || name === 'entityManager';
  const calls = ([file, nodes]: [string, Node[]]) =>
    nodes.flatMap(({ type, callee }) => {
      if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object)) return [];
      const { name } = callee.object;
      return isManager(name) && isNode(callee.property)
        ? [`${file}: ${name}.${String(callee.property.name)}`]
        : [];
    });
  const callers = [...trees].filter(([file]) =>
    /(^src\/server\/(http|pages|rest|mail\/templates)\/|(r|R)outer\.ts$)/.test(file),
  );
  expect(callers.flatMap(calls)).toEqual([]);
  const values = [...trees].flatMap(([file, nodes]) =>
    nodes
      .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
      .flatMap(({ specifiers }) => (Array.isArray(specifiers) ? specifiers : []))
      .filter((one) => one.importKind !== 'type' && one.local?.name.endsWith('EntityManager'))
      .map(() => file),
  );
  expect(values).toEqual([]);
});

test('4 only config.ts reads the environment', () => {
  const readers = files.filter((file) =>
    /process\.env|loadEnvFile|import\.meta\.env/.test(read(file)),
  );
  expect(readers).toEqual(['src/server/config.ts']);
});

test('5 no barrels, no path aliases, no default exports, no utils', () => {
  const reexports = [...trees].filter(([, nodes]) =>
    nodes.some(
      ({ type, source }) =>
        type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && isNode(source)),
    ),
  );
  expect(reexports.map(([file]) => file)).toEqual([]);
  const defaults = [...trees].filter(([, nodes]) =>
    nodes.some(({ type }) => type === 'ExportDefaultDeclaration'),
  );
  expect(defaults.map(([file]) => file)).toEqual([]);
  const names = files.map((file) => basename(file).toLowerCase());
  expect(
    names.filter((name) => /utils?\.|helpers?\.|manager|dto|impl\.|^common/.test(name)),
  ).toEqual([]);
  expect(JSON.parse(read('tsconfig.json')).compilerOptions).not.toHaveProperty('paths');
});

test('6 no import cycle, type-only imports included', () => {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

test('7 no folder has a single file, and every `service.ts` is called by its router', () => {
  const inServer = files.filter((file) => file.startsWith('src/server/'));
  const byFolder = Object.entries(Object.groupBy(globSync('src/server/**/*.*'), dirname));
  expect(byFolder.filter(([, inside]) => inside?.length === 1).map(([name]) => name)).toEqual([]);
  const alone = inServer.filter((file) => {
    const router = relative('src', join(dirname(file), 'router.ts'));
    const isCalled = imports.some(
      ({ from, to }) => from === router && to === relative('src', file),
    );
    return basename(file) === 'service.ts' && !isCalled;
  });
  expect(alone).toEqual([]);
});

test('7 no function has more than 80 lines', () => {
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
  const long = [...trees].flatMap(([file, nodes]) =>
    nodes
      .filter(({ type }) => isFunction.test(type))
      .map(({ start, end }) => read(file).slice(Number(start), Number(end)).split('\n').length)
      .filter((lines) => lines > 80)
      .map((lines) => `${file}: ${lines}`),
  );
  expect(long).toEqual([]);
});

test('7 no file has more than 300 lines', () => {
  const sources = globSync('{src,test,tools}/**/*.{ts,tsx,css}', { exclude: ['**/node_modules'] });
  const all = [...sources, ...globSync('*.ts'), ...globSync('content/**/*.yaml')];
  expect(all.filter((file) => read(file).split('\n').length > 300)).toEqual([]);
});
