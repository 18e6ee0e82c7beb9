import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  root: 'src/client',
  publicDir: '../../public',
  plugins: [react()],
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
