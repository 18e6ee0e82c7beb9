import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Everything the built client depends on. */
const INPUTS = [
  'src/client/**/*',
  'src/shared/**/*',
  'public/**/*',
  'art/*.ts',
  'src/server/blog/seedArticles/index.ts',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = 'dist/inputs.sha256';

const stamp = hashOfInputs();
const results = [
  'dist/client/index.html',
  'dist/client/.vite/manifest.json',
  'dist/server/server.js',
];
const isWhole = results.every((file) => existsSync(file));
const isFresh = process.argv.includes('--if-stale') && isWhole && lastStamp() === stamp;
if (!isFresh) await build();

async function build() {
  // An interrupted build leaves no stamp, so it is repeated.
  rmSync(STAMP, { force: true });
  // Imported here, because a fresh build needs neither.
  const { createBuilder } = await import('vite');
  const { drawCards } = await import('./art/cards.ts');
  const { builtClient } = await import('./src/server/pages/client.ts');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await drawCards(await builtClient('dist'), 'dist/client');
  await compressAssets();
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, stamp);
}

/** Compresses the assets once, at the highest level. */
async function compressAssets() {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  for (const file of globSync('dist/client/**/*.{js,css,svg,webmanifest}')) {
    const content = readFileSync(file);
    // Below this size, compression saves nothing.
    if (content.length < 256) continue;
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
  }
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function lastStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
