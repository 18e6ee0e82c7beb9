import type { PublicContentKey } from '../../shared/content/documents.ts';
import type { PageModule } from './pageModule.ts';

const ADMIN = 'admin/';
const modules = import.meta.glob<PageModule>([
  '../*/*Page.tsx',
  '../*/*/*Page.tsx',
  '!../{admin,app}/**',
]);
export const isAdminModule = (module: string) => module.startsWith(ADMIN);

const loaded = new Map<string, PageModule>();

/** Loads a page's code; afterward `loadedModule` returns it synchronously. */
export async function loadModule(module: string): Promise<PageModule> {
  const load = (isAdminModule(module) ? await adminModules() : modules)[`../${module}`];
  if (!load) throw new Error(`No page module ${module}`);
  const page = await load();
  loaded.set(module, page);
  return page;
}

/** A separate chunk, because the list of the admin's files would add 2 KB to every public page. */
const adminModules = async () => (await import('./adminPageModules.ts')).adminPageModules;

/** The documents that a page and its layout show. */
export const contentKeys = ({ content = [] }: PageModule): readonly PublicContentKey[] => [
  'site',
  ...content,
];

export const loadedModule = (module: string) => loaded.get(module);
