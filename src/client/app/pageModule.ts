import type { ComponentType, ReactNode } from 'react';
import type { Params } from 'react-router-dom';
import type { Head } from '../../shared/page.ts';
import type { PublicContentKey } from '../../shared/content/documents.ts';
import type { Api } from '../lib/api.tsx';
import type { HeadInput } from '../lib/content.ts';

/**
 * The exports of a page module. Head and data are in the module of the component, so they load with
 * that page only.
 */
export type PageModule = {
  Page: ComponentType;
  /** Wraps the page, and stays mounted while the visitor moves between pages that share it. */
  Layout?: ComponentType<{ title: string; children: ReactNode }>;
  /** The documents that it shows. */
  content?: readonly PublicContentKey[];
  /** Fetches the data on the server; `undefined` if it does not exist. */
  load?: (api: Api, params: Params) => Promise<Loaded | undefined>;
  /** A head that needs `loaded` returns `undefined` without it. */
  head: (page: HeadInput) => Head | undefined;
};

/** `movedTo` is the current path of a page with an old address. */
type Loaded = { movedTo?: string };
