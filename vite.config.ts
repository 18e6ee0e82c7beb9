import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Mantine's colors that the palette does not use. Mantine's components need the grays. */
const FOREIGN_COLOR =
  /^--mantine-color-(?:dark|red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/** Loads the other scripts, so it must not be in a chunk with them. */
const START = resolve('src/client/app/start.ts');

const TOKENS = resolve('src/client/app/themeTokens.ts');

/**
 * Replaces Mantine's variables with those of the theme, without unused colors and the dark scheme.
 * As a file they are fetched once instead of being part of each page.
 */
const themeVariables: Plugin = {
  name: 'theme-variables',
  enforce: 'pre',
  // Only the client's build and development server have styles.
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    async handler() {
      this.addWatchFile(TOKENS);
      // With a static import, an edit of the theme would restart Vite. The query skips Node's cache.
      const { tokens }: typeof import('./src/client/app/themeTokens.ts') = await import(
        `${pathToFileURL(TOKENS).href}?${statSync(TOKENS).mtimeMs}`
      );
      const whole = mergeMantineTheme(DEFAULT_THEME, tokens);
      const { variables, light } = defaultCssVariablesResolver(whole);
      const lines = Object.entries({ ...variables, ...light })
        .filter(([name]) => !FOREIGN_COLOR.test(name))
        .map(([name, value]) => `${name}: ${value};`);
      return `@layer mantine { :root { ${lines.join('')} } }`;
    },
  },
};

/**
 * Gives streams their own copy of tRPC's client: they are in the same module as calls, with sockets,
 * and would add 4 KB to the first page of every visit.
 */
const streamsApart: Plugin = {
  name: 'streams-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@trpc/client' || !importer?.endsWith('/lib/streamClient.ts')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?streams`;
  },
};

/**
 * Gives the whiteboard and the admin their own copy of zod's core. With one copy, public forms, which
 * use zod/mini, would load 5 KB that only those two need.
 */
const wholeZodApart: Plugin = {
  name: 'whole-zod-apart',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (!/\/zod\/v4\/(classic|locales)\/|\?whole$/.test(importer ?? '')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.endsWith('?whole') || !found?.id.includes('/zod/v4/core/')
      ? found
      : `${found.id}?whole`;
  },
};

/** Gives `start.ts` its own copy of what it imports, so that it stays one file. */
const startApart: Plugin = {
  name: 'start-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer !== START) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?start`;
  },
};

/** Keeps hot reload for page modules, which export more than components. */
const hotPages: Plugin = {
  name: 'hot-pages',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: "window.__getReactRefreshIgnoredExports = () => ['head', 'load'];",
    },
  ],
};

export default defineConfig(({ command }) => ({
  root: 'src/client',
  publicDir: '../../public',
  // The development server must not serve data or secrets.
  server: { fs: { deny: ['.env', '.env.*', '**/data/**', '*.db', '*.db-*'] } },
  plugins: [react(), themeVariables, streamsApart, wholeZodApart, startApart, hotPages],
  // Production needs no React on disk. In development, Node loads packages ten times as fast as Vite.
  ssr: { noExternal: command === 'build' || [] },
  environments: {
    client: {
      build: {
        outDir: '../../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        // The admin's editor is this large; `npm run bench -- weights` measures what visitors load.
        chunkSizeWarningLimit: 750,
        rolldownOptions: {
          input: [resolve('src/client/index.html'), START],
          output: {
            // One file for what every page shares compresses better than fifteen.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  tags: ['$initial'],
                  test: (id) => id !== START && !id.endsWith('?start'),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../../dist/pages',
        emptyOutDir: true,
        ssr: 'app/server.tsx',
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'server.js' },
          // Only the build for browsers splits these parts into separate files.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  builder: {},
}));
