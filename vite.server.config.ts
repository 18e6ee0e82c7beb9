import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';

/**
 * Builds the server and the commands of package.json into a few files: loading their 1,800 modules
 * one by one takes most of a start.
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

/**
 * tRPC is published with object spreads compiled for old browsers: a quarter of what a call allocates.
 */
const nativeSpreads: Plugin = {
  name: 'native-spreads',
  transform: {
    filter: { id: /@trpc\/server/, code: 'function _objectSpread2(' },
    handler: (code) =>
      code.replace(/function _objectSpread2\(.*?\n\}/s, 'const _objectSpread2 = Object.assign;'),
  },
};

export default defineConfig({
  plugins: [nativeSpreads],
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
      input: { main: 'src/server/main.ts', ...Object.fromEntries(commands) },
      output: {
        // The database stores names of migrations, which are names of classes.
        keepNames: true,
        // Node reads all of the output at every start.
        comments: { legal: true, annotation: false, jsdoc: false },
        // Without a subfolder, `src/server/root.ts` finds the root from every file.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
