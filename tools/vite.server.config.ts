import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { z } from 'zod';

/**
 * Builds the server and the commands of package.json, with what a start needs in one file: loading
 * 1,800 modules one by one takes most of a start.
 */

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** `doctor` → `src/server/operations/doctor/cli.ts` */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (src\/server\/\S+)$/.exec(command)?.[1];
  return file ? [[name, file] as const] : [];
});

/** Packages that load native libraries. */
const native = ['@resvg/resvg-js', 'better-sqlite3', 'sharp'];
/** Imported only by `npm run dev`, which runs the sources. */
const development = ['vite', '@fastify/middie'];

export default defineConfig({
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
        backupWorker: 'src/server/operations/backup/backupWorker.ts',
        ...Object.fromEntries(commands),
      },
      output: {
        // The database stores names of migrations, which are names of classes.
        keepNames: true,
        // Node reads all of the output at every start.
        comments: { legal: true, annotation: false, jsdoc: false },
        // Without a subfolder, `src/server/config.ts` finds the root from every file.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
