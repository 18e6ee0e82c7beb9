import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const common = ['src/shared/**/*', 'package.json', 'package-lock.json'];
const parts = [
  {
    inputs: [
      ...common,
      'content/**/*',
      'src/client/**/*',
      'public/**/*',
      'tools/art/*.ts',
      'vite.config.ts',
    ],
    results: ['dist/client/index.html', 'dist/client/.vite/manifest.json', 'dist/pages/server.js'],
    stamp: 'dist/client.sha256',
    build: buildClient,
  },
  {
    inputs: [...common, 'src/server/**/*', 'mikro-orm.config.ts', 'tools/vite.server.config.ts'],
    results: ['dist/server/main.js'],
    stamp: 'dist/server.sha256',
    build: buildServer,
  },
];

const isForced = !process.argv.includes('--if-stale');
await Promise.all(parts.map(buildIfStale));

async function buildIfStale({ inputs, results, stamp, build }: (typeof parts)[number]) {
  const hash = hashOf(inputs);
  const isFresh = results.every((file) => existsSync(file)) && contentOf(stamp) === hash;
  if (isFresh && !isForced) return;
  // An interrupted build leaves no stamp, so it is repeated.
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, hash);
}

async function buildServer() {
  // Vite is imported here, because a fresh build does not need it.
  const { build } = await import('vite');
  await build({ configFile: 'tools/vite.server.config.ts', logLevel: 'warn' });
}

async function buildClient() {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  await Promise.all(Object.values(builder.environments).map((one) => builder.build(one)));
  await Promise.all([drawCards(), compressAssets()]);
}

async function drawCards() {
  const cards = await import('./art/cards.ts');
  const { builtClient } = await import('../src/server/pages/client.ts');
  await cards.drawCards(await builtClient('dist'), 'dist/client');
}

/** Compresses the assets once, at the highest level. */
async function compressAssets() {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  const files = globSync('dist/client/**/*.{js,css,svg,webmanifest}').map(async (file) => {
    const content = readFileSync(file);
    // Below this size, compression saves nothing.
    if (content.length < 256) return;
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
  });
  await Promise.all(files);
}

function hashOf(inputs: string[]) {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { exclude: ['**/*.test.*'] }).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function contentOf(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
