import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Palettes of Mantine's that neither the site nor Mantine's own components name. */
const UNUSED = 'pink|grape|violet|indigo|cyan|green|lime|yellow|orange';

/** The site has no dark scheme and colours of its own; the rest would be in everybody's first styles. */
const lightSchemeOnly: Plugin = {
  name: 'light-scheme-only',
  enforce: 'pre',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    handler: (css) =>
      css
        .replace(/:root\[data-mantine-color-scheme='dark'\][^{]*\{[^}]*\}/, '')
        .replace(new RegExp(`--mantine-color-(${UNUSED})-[^;}]*;`, 'g'), ''),
  },
};

export default defineConfig(({ command }) => ({
  root: 'src/client',
  publicDir: '../../public',
  // The development server hands out sources, never data or secrets.
  server: { fs: { deny: ['.env', '.env.*', '**/data/**', '*.db', '*.db-*'] } },
  plugins: [react(), lightSchemeOnly],
  // Everything the pages need is bundled into the render entry, so production needs no React on disk.
  // In development Node loads React itself, and Vite only what is not plain JavaScript.
  ssr: { noExternal: command === 'build' ? true : [/^@mantine\//, '@tabler/icons-react'] },
  environments: {
    client: {
      build: {
        outDir: '../../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../../dist/server',
        emptyOutDir: true,
        ssr: 'server.tsx',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.js' } },
      },
    },
  },
  builder: {},
}));
