import type { Content } from './content/documents.ts';
import type { MediaById } from './media.ts';

/** The page's part of the document head. */
export type Head = {
  /** Without the site's name; see `documentTitle`. */
  title: string;
  description: string;
  /** Path of the image for social cards; the page's card by default. */
  image?: string;
  type?: 'website' | 'article';
  /** Text that starts with a slash is a path, which the server makes absolute. */
  jsonLd?: object[];
};

/** The title a browser shows: the page's and the site's. */
export const documentTitle = (title: string, siteName: string) =>
  title.includes(siteName) ? title : `${title} | ${siteName}`;

/** The part of the configuration that browsers receive. */
export type PublicConfig = {
  publicUrl: string;
  /** For the footer; a clock in the browser could differ from the server's. */
  year: number;
  analyticsId?: string | undefined;
  hubspot?: { portalId: string; formId: string; region: string } | undefined;
  /** Whether visitors are asked to consent to a history of their visits. */
  hasVisitHistory?: boolean | undefined;
  schedulingEmbedUrl?: string | undefined;
  schedulingPageUrl?: string | undefined;
};

/**
 * State that the server embeds for hydration; `queries` is the dehydrated TanStack Query client.
 */
export type PageState = {
  status: number;
  config: PublicConfig;
  content: Partial<Content> & { media?: MediaById | undefined };
  queries: unknown;
};

export type PageRequest = {
  path: string;
  config: PublicConfig;
  /**
   * Whether calls of the page would be answered as its request is. A request that another site
   * caused may be refused although the page's own calls are not.
   */
  isAccessKnown?: boolean;
  /**
   * Calls a procedure, as in `call('blog.cards', undefined)`. Returns the output as JSON values.
   */
  call: (procedure: string, input: unknown) => Promise<unknown>;
};

/** A page with its data loaded, not yet rendered. */
export type PreparedPage = {
  /**
   * Everything that the HTML depends on, as JSON: two pages of one path differ only if this does.
   */
  version: string;
  status: 200 | 404;
  /** The canonical path of the page. */
  canonicalPath: string;
  head: Head;
  /** The page's module, as the bundler's manifest names it. */
  module: string;
  state: PageState;
  /** Whether it is a page of the admin that shows the sign-in form, the same to everyone. */
  isSignedOut: boolean;
  toHtml: () => Promise<string>;
};
