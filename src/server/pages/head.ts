import { escapeHtml } from '../http/escapeHtml.ts';
import { isUnlistedUrl } from '../../shared/secretUrls.ts';
import { siteContent } from '../content/siteContent.ts';
import { documentTitle, type PreparedPage } from '../../shared/page.ts';

/** For pages that search engines do not list. */
export const DEFAULT_CARD = '/social/default.png';
/** Stands for the home page, whose path has no name. */
export const HOME_CARD = '/home';

/** The social card of a page, which `socialCards.ts` draws at its first request. */
const cardPath = (path: string) => `/cards${path === '/' ? HOME_CARD : path}.png`;

/** Returns the tags for search engines and social cards. */
export function headTags(page: PreparedPage, publicUrl: string) {
  const { head, canonicalPath, status } = page;
  const isIndexed = status === 200 && !isUnlistedUrl(canonicalPath);
  const card = isIndexed ? cardPath(canonicalPath) : DEFAULT_CARD;
  const { title, description, type = 'website', image = card, jsonLd = [] } = head;
  const url = publicUrl + canonicalPath;
  return [
    `<title>${escapeHtml(documentTitle(title, siteContent().documents.site.name))}</title>`,
    meta('name', 'description', description),
    isIndexed
      ? `<link rel="canonical" href="${escapeHtml(url)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    ...(isIndexed ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', new URL(image, publicUrl).href),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...jsonLd.map(
      (data) =>
        `<script type="application/ld+json">${forScript(withAbsoluteUrls(data, publicUrl))}</script>`,
    ),
  ].join('');
}

/** Makes paths in structured data absolute. */
const withAbsoluteUrls = (data: object, publicUrl: string): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value,
  );

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Serializes JSON so that it cannot end its script element. */
export const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
