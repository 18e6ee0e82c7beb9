import { fileURLToPath } from 'node:url';

/** The folder with `src` and `dist`, as this file is in `src/server` and its built form in `dist/server`. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
