import type { ComponentType, ReactNode } from 'react';
import type { Params } from 'react-router-dom';
import type { Head } from '../../shared/page.ts';
import type { Api } from '../lib/api.tsx';

/**
 * What a page's module exports. Head and data live beside the component, so that what belongs to
 * one page is loaded with that page alone.
 */
export type PageModule = {
  Page: ComponentType;
  /** Wraps the page, and stays mounted while the visitor moves between pages that share it. */
  Layout?: ComponentType<{ title: string; children: ReactNode }>;
  /** Fetches what the page shows at once, on the server; `undefined` when there is no such thing. */
  load?: (api: Api, params: Params) => Promise<Loaded | undefined>;
  /** `loaded` is what `load` returned; a head that needs it is `undefined` without. */
  head: (params: Params, loaded?: object) => Head | undefined;
};

/** `movedTo`: the path at which the page is found now. */
type Loaded = { movedTo?: string };

const modules = import.meta.glob<PageModule>(['../*/*Page.tsx', '../*/*/*Page.tsx', '!../app/*']);
const loaded = new Map<string, PageModule>();

/** Fetches a page's code; once it is here, `loadedModule` has it without waiting. */
export async function loadModule(module: string): Promise<PageModule> {
  const load = modules[`../${module}`];
  if (!load) throw new Error(`No page module ${module}`);
  const page = await load();
  loaded.set(module, page);
  return page;
}

export const loadedModule = (module: string) => loaded.get(module);
