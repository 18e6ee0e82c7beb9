import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Mantine's colours that the palette does not have. The greys stay: its components mix with them. */
const FOREIGN_COLORS =
  /^ *--mantine-color-(?:dark|red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[^;]*;/gm;

/** Neither they nor a dark scheme are seen here, and both would be a part of everybody's first styles. */
const paletteOnly: Plugin = {
  name: 'palette-only',
  enforce: 'pre',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    handler: (css) =>
      css
        .replace(/:root\[data-mantine-color-scheme='dark'\][^{]*\{[^}]*\}/, '')
        .replace(FOREIGN_COLORS, ''),
  },
};

export default defineConfig(({ command }) => ({
  root: 'src/client',
  publicDir: '../../public',
  plugins: [react(), paletteOnly],
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
