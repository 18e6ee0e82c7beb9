import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Plugin, runnerImport } from 'vite';

/** Mantine's colors that the palette does not have. The grays stay: its components mix with them. */
const FOREIGN_COLOR =
  /^--mantine-color-(?:dark|red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/** What every page has of Mantine; else these parts would come with those that a menu needs. */
const BASICS =
  /@mantine\/core\/esm\/(core|components\/(Anchor|Badge|Burger|Button|Card|Container|Divider|Grid|Group|Image|List|Loader|Paper|SimpleGrid|Stack|Text|Title|Transition|UnstyledButton))\//;

/** What the fields of every form share. */
const INPUTS =
  /@mantine\/(core\/esm\/components\/(Input|InputBase|TextInput|CloseButton)|hooks\/esm\/(use-(id|uncontrolled|merged-ref)|utils\/random-id))\//;

const TOKENS = resolve('src/client/app/themeTokens.ts');

/**
 * The theme's variables in place of Mantine's own, of which most are for colors and a dark scheme
 * that are never seen here. As a file they are fetched once and not sent inside each page.
 */
const themeVariables: Plugin = {
  name: 'theme-variables',
  enforce: 'pre',
  // The server sends no styles in development, and the build takes those of the client.
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    async handler() {
      this.addWatchFile(TOKENS);
      // Not imported above, where an edit of the theme would restart Vite and reload the page.
      const { module } =
        await runnerImport<typeof import('./src/client/app/themeTokens.ts')>(TOKENS);
      const whole = mergeMantineTheme(DEFAULT_THEME, module.tokens);
      const { variables, light } = defaultCssVariablesResolver(whole);
      const lines = Object.entries({ ...variables, ...light })
        .filter(([name]) => !FOREIGN_COLOR.test(name))
        .map(([name, value]) => `${name}: ${value};`);
      return `@layer mantine { :root { ${lines.join('')} } }`;
    },
  },
};

/**
 * The admin listens by a copy of tRPC's client of its own: what streams and sockets need is in the
 * same module as what every call needs, and 4 KB would come with the first page of every visit.
 */
const streamsApart: Plugin = {
  name: 'streams-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@trpc/client' || !importer?.endsWith('/admin/shell/LiveUpdates.tsx'))
      return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?streams`;
  },
};

/**
 * The whiteboard and the admin parse by a copy of zod's core of its own. In one copy the forms of
 * public pages, which are zod/mini, would carry what only those two need: 5 KB.
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

/** A page's file exports more than components, but an edit of it keeps what is open all the same. */
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
  // The development server hands out sources, never data or secrets.
  server: { fs: { deny: ['.env', '.env.*', '**/data/**', '*.db', '*.db-*'] } },
  plugins: [react(), themeVariables, streamsApart, wholeZodApart, hotPages],
  // Everything the pages need is bundled into the render entry, so production needs no React on disk.
  // In development Node loads packages itself, ten times as fast as Vite would.
  ssr: { noExternal: command === 'build' || [] },
  environments: {
    client: {
      build: {
        outDir: '../../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        // The editor of the admin is that large; bench/weights.ts judges what visitors load.
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          output: {
            // What most pages share comes as one file, which compresses better than fifteen.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'base', tags: ['$initial'] },
                { name: 'content', test: /src\/shared\/content\//, minShareCount: 4 },
                { name: 'inputs', test: INPUTS },
                {
                  name: 'ui',
                  test: /src\/client\/ui\/(?!Testimonial|Faq|NotificationRegion|Dialog|icons\/)/,
                },
                { name: 'ui', test: BASICS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../../dist/server',
        emptyOutDir: true,
        ssr: 'app/server.tsx',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.js' } },
      },
    },
  },
  builder: {},
}));
