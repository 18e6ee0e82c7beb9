import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageRequest, PreparedPage } from '../../shared/page.ts';
import { serveAssets } from './staticFiles.ts';

/** What the server needs of the React client. */
export type ClientBuild = {
  isDevelopment: boolean;
  /** Whether an upgrade request comes from Vite's client, for hot reload. */
  isHotReloadUpgrade?: (request: IncomingMessage) => boolean;
  preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** The HTML document with the placeholders `<!--head-->`, `<!--app-->` and `<!--state-->`. */
  template: (path: string) => Promise<string>;
  /** A page's styles, and tags that fetch its script early. */
  headParts: (module: string) => (string | Buffer)[];
  /** Has open pages load again, in development. */
  reloadPages?: () => void;
  serveFiles: (app: FastifyInstance) => Promise<void>;
};

const START = 'app/start.ts';
/** Pages that cannot be used without their scripts. */
const TOOL = /^(?:admin|whiteboard)\/|^quiz\/QuizPage/;

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
  preparePage: z.custom<ClientBuild['preparePage']>((value) => typeof value === 'function'),
});

/** Loads the client that `npm run build` created. */
export async function builtClient(dist: string): Promise<ClientBuild> {
  const assets = resolve(dist, 'client');
  const html = readFileSync(join(assets, 'index.html'), 'utf8');
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(assets, '.vite/manifest.json'), 'utf8')),
  );
  const entry: unknown = await import(pathToFileURL(resolve(dist, 'pages/server.js')).href);
  const { preparePage } = ServerEntry.parse(entry);
  const { template, scripts } = withoutBlocking(html);
  return {
    isDevelopment: false,
    preparePage,
    template: () => Promise.resolve(template),
    headParts: headPartsOf({ manifest, assets, scripts }),
    serveFiles: (app) => serveAssets(app, assets),
  };
}

/** Separates scripts and their preloads from the template, and removes render-blocking styles. */
function withoutBlocking(html: string) {
  const scripts: string[] = [];
  const template = html
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, (tag) => {
      scripts.push(tag);
      return '';
    });
  return { template, scripts: scripts.join('') };
}

type HeadPartsOptions = { manifest: Manifest; assets: string; scripts: string };

/** Styles are inlined, so that the first paint needs nothing but the HTML. */
function headPartsOf({ manifest, assets, scripts: base }: HeadPartsOptions) {
  // Encoded once rather than for every page.
  const contents = new Map<string, Buffer>();
  const read = (file: string) => {
    const content =
      contents.get(file) ?? Buffer.from(readFileSync(join(assets, file), 'utf8').trim());
    contents.set(file, content);
    return content;
  };
  const found = new Map<string, ReturnType<typeof filesOf>>();
  return (module: string) => {
    const files = found.get(module) ?? filesOf(manifest, module);
    found.set(module, files);
    const { styles, scripts } = files;
    const preloads = scripts.map((file) => `<link rel="modulepreload" href="/${file}">`);
    const tags = base + preloads.join('');
    return [
      '<style>',
      ...styles.map(read),
      '</style>',
      // Tells the bundler's loader that these styles are present. `disabled` keeps browsers from
      // fetching them, and `media` keeps their preload scanners, some of which ignore `disabled`.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`),
      TOOL.test(module) ? tags : afterFirstView(tags, manifest),
    ];
  };
}

/** Puts scripts into a template, from which `start.ts` takes them. */
const afterFirstView = (tags: string, manifest: Manifest) =>
  `<script type="module" src="/${manifest[START]?.file}"></script><template id="scripts">${tags}</template>`;

/** Returns all styles of a page, and the scripts that the template does not name. */
function filesOf(manifest: Manifest, module: string) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const start = withImports(manifest, entries);
  const page = withImports(manifest, [module]);
  const own = [...page].filter((key) => !start.has(key));
  // Lazily loaded parts are rendered in the HTML, so their styles are needed now.
  const later = withImports(
    manifest,
    own.flatMap((key) => manifest[key]?.dynamicImports ?? []),
  );
  const styles = [...start, ...later, ...own].flatMap((key) => manifest[key]?.css ?? []);
  const scripts = own.flatMap((key) => manifest[key]?.file ?? []);
  return { styles: [...new Set(styles)], scripts };
}

/** Returns chunks and their imports in the order of execution. */
function withImports(manifest: Manifest, keys: string[]) {
  const found = new Set<string>();
  const entered = new Set<string>();
  const visit = (key: string) => {
    if (entered.has(key)) return;
    entered.add(key);
    manifest[key]?.imports.forEach(visit);
    found.add(key);
  };
  keys.forEach(visit);
  return found;
}
