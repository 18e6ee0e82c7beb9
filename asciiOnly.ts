import type { Plugin } from 'vite';

/**
 * Escapes non-ASCII characters. A single one beyond Latin-1 makes V8 store the whole file as UTF-16,
 * which takes twice the memory and several times as long to load.
 */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
