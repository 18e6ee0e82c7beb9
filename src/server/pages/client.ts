import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageRequest, PreparedPage } from '../../shared/page.ts';
import { serveAssets } from './assets.ts';

/** The React site as the server needs it: its pages and the document around them. */
export type Client = {
  isDevelopment: boolean;
  preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** The HTML document with the marks `<!--head-->`, `<!--app-->` and `<!--state-->`. */
  template: (path: string) => Promise<string>;
  /** Tags that fetch a page's script and styles early. */
  preloads: (module: string) => string;
  /** Path of the social card drawn for a page. */
  cardOf: (path: string) => string;
  /** Mounts the scripts, styles and pictures. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
};

/** For pages without a card of their own, as posts written later. */
export const DEFAULT_CARD = '/social/default.png';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
);
type Manifest = z.output<typeof Manifest>;
export const ServerEntry = z.object({
  preparePage: z.custom<Client['preparePage']>((value) => typeof value === 'function'),
});

/** The client that `npm run build` left in `dist`. */
export async function builtClient(dist: string): Promise<Client> {
  const assets = resolve(dist, 'client');
  const template = headLast(readFileSync(join(assets, 'index.html'), 'utf8'));
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(assets, '.vite/manifest.json'), 'utf8')),
  );
  const entry: unknown = await import(pathToFileURL(resolve(dist, 'server/server.js')).href);
  const { preparePage } = ServerEntry.parse(entry);
  return {
    isDevelopment: false,
    preparePage,
    template: () => Promise.resolve(template),
    preloads: (module) => preloadTags(manifest, module),
    cardOf: (path) => {
      const card = `/social${path === '/' ? '/home' : path}.png`;
      return existsSync(join(assets, card)) ? card : DEFAULT_CARD;
    },
    serveFiles: (app) => serveAssets(app, assets),
  };
}

/** A page's styles must come after those all pages share, as they do after a client-side navigation. */
const headLast = (template: string) =>
  template.replace('<!--head-->', '').replace('</head>', '<!--head--></head>');

function preloadTags(manifest: Manifest, module: string) {
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry);
  const atHand = new Set(entries.flatMap((chunk) => chunk.imports));
  const files = new Set<string>();
  const styles = new Set<string>();
  const styled = new Set<string>();
  const addStyles = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || atHand.has(key) || styled.has(key)) return;
    styled.add(key);
    chunk.imports.forEach(addStyles);
    for (const style of chunk.css) styles.add(style);
  };
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || atHand.has(key) || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css) styles.add(style);
    // What is loaded later is in the HTML from the start, so its styles are needed now.
    chunk.dynamicImports.forEach(addStyles);
    chunk.imports.forEach(visit);
  };
  visit(module);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...files].map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('');
}
