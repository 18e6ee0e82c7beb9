import { site } from './content/site.ts';

/** What a page says of itself in the document's head. */
export type Head = {
  /** Without the site's name; see `documentTitle`. */
  title: string;
  description: string;
  /** Path of the picture for social cards; the site's own when absent. */
  image?: string;
  type?: 'website' | 'article';
  /** Search engines do not list it. */
  isPrivate?: boolean;
  /** Whoever knows the address gets in: the page is kept nowhere and passes its address on to nobody. */
  isSecret?: boolean;
  /** A text that begins with a slash is a path and gets the site's address in front. */
  jsonLd?: object[];
};

/** The title a browser shows: the page's and the site's. */
export const documentTitle = (title: string) =>
  title.includes(site.name) ? title : title + site.titleSuffix;

/** What of the server's configuration the browser may know. */
export type PublicConfig = {
  publicUrl: string;
  analyticsId?: string | undefined;
  hubspot?: { portalId: string; formId: string; region: string } | undefined;
  schedulingEmbedUrl?: string | undefined;
  schedulingPageUrl?: string | undefined;
};

/** What the server writes into the page for the browser to go on from. */
export type PageState = { status: number; config: PublicConfig; queries: unknown };

export type PageRequest = {
  path: string;
  config: PublicConfig;
  /** Calls a procedure, as in `call('blog.cards', undefined)`; answers what would come over the wire. */
  call: (procedure: string, input: unknown) => Promise<unknown>;
};

/** A page with its data at hand, not yet rendered. */
export type PreparedPage = {
  status: 200 | 404;
  /** The one right address of the page, when it was asked for by another spelling. */
  canonicalPath: string;
  head: Head;
  /** The page's module, as the bundler's manifest names it. */
  module: string;
  state: PageState;
  toHtml: () => Promise<string>;
};
