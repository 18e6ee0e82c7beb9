import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';
import { asciiOnly } from './asciiOnly.ts';

/**
 * Builds the server and the commands of package.json, with what a start needs in one file: loading
 * 1,800 modules one by one takes most of a start.
 */

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** `doctor` → `src/server/doctor/cli.ts` */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (src\/server\/\S+)$/.exec(command)?.[1];
  return file ? [[name, file] as const] : [];
});

/** Packages that load native libraries. */
const native = ['better-sqlite3', 'sharp'];
/** Imported only by `npm run dev`, which runs the sources. */
const development = ['vite', '@fastify/middie'];

const UNUSED = '\0unused';
const BUILT_IN = '\0built-in:';

/**
 * An `import` of a module of Node reads all of its exports. Those of `node:http` include a WebSocket
 * client, which takes 20 ms to load, so the output reads only the exports that are used.
 */
const usedExports: Plugin = {
  name: 'used-exports',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:node:)?(?:https?|crypto)$/ },
    handler: (id, _importer, { kind }) =>
      kind === 'import-statement' ? BUILT_IN + id.replace('node:', '') : undefined,
  },
  load: {
    filter: { id: /^\0built-in:/ },
    handler(id) {
      const name = id.slice(BUILT_IN.length);
      const names = Object.keys(process.getBuiltinModule(name) ?? {});
      const exports = names.map((key) => `const $${key} = /* @__PURE__ */ read('${key}');`);
      return `const built = process.getBuiltinModule('${name}');
        const read = (key) => built[key];
        export default built;
        ${exports.join('\n')}
        export { ${names.map((key) => `$${key} as ${key}`).join(', ')} };`;
    },
  },
};

/** Packages that dependencies import for unused options, or that Node replaces. */
const replaced: Plugin = {
  name: 'replaced',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:glob|readable-stream)$/ },
    handler: (id) => (id === 'glob' ? UNUSED : { id: 'node:stream', external: true }),
  },
  load: { filter: { id: /^\0unused$/ }, handler: () => 'export const glob = undefined;' },
};

export default defineConfig({
  plugins: [usedExports, replaced, asciiOnly],
  // tRPC is published compiled for old browsers, where copying an object takes ten times as long as by
  // a spread. Its sources are published, too.
  resolve: { alias: { '@trpc/server': resolve('node_modules/@trpc/server/src') } },
  ssr: {
    noExternal: true,
    external: [...native, ...development],
    // The files that Node would load.
    resolve: { conditions: ['node'], mainFields: [] },
  },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        writerWorker: 'src/server/guides/writerWorker.ts',
        backupWorker: 'src/server/backup/backupWorker.ts',
        ...Object.fromEntries(commands),
      },
      output: {
        // The database stores names of migrations, which are names of classes.
        keepNames: true,
        // Node reads all of the output at every start.
        comments: { legal: true, annotation: false, jsdoc: false },
        // Without a subfolder, `src/server/root.ts` finds the root from every file.
        chunkFileNames: '[name]-[hash].js',
        // One file for startup, because loading a file takes as long as 50 KB of code. `main.js` first
        // loads a small one, and the doctor one that does not include the database.
        codeSplitting: {
          groups: [
            { name: 'main', test: /src\/server\/(errorText|root)\.ts$/, priority: 2 },
            {
              name: 'base',
              test: /src\/server\/(doctor\/check|auth\/(passwords|weakPasswords))\.ts$/,
              priority: 1,
            },
            { name: 'start', test: /src\/server\/start\.ts$/ },
          ],
        },
      },
    },
  },
});
