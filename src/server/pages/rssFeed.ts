import { withCalloutLabels } from '../../shared/callouts.ts';
import { siteContent } from '../content/siteContent.ts';
import type { listFeedPosts } from '../blog/service.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

type FeedPost = Awaited<ReturnType<typeof listFeedPosts>>[number];

/** RSS 2.0 of the published posts with their full text, newest first. */
export function rssFeed(publicUrl: string, posts: FeedPost[]) {
  const { site } = siteContent().documents;
  const items = posts.map(({ title, slug, excerpt, content, createdAt, feedId }) => {
    const url = escapeHtml(`${publicUrl}/blog/${encodeURIComponent(slug)}`);
    const id = escapeHtml(feedId);
    // Without the attribute, readers open it as an address.
    const guid = id === url ? `<guid>${id}</guid>` : `<guid isPermaLink="false">${id}</guid>`;
    return `<item><title>${escapeHtml(title)}</title><link>${url}</link>${guid}<description>${escapeHtml(excerpt)}</description><content:encoded>${escapeHtml(withFullAddresses(withCalloutLabels(content), publicUrl))}</content:encoded><pubDate>${createdAt.toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escapeHtml(site.name)}</title><link>${publicUrl}/blog</link><description>${escapeHtml(site.tagline)}</description>
<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

/**
 * Feed readers show the article elsewhere, where a path leads nowhere. The sanitizer quotes every
 * value and escapes `<` and `>`, so what looks like an attribute outside a tag is text.
 */
const withFullAddresses = (html: string, publicUrl: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/ ([\w-]+)="([^"]*)"/g, (attribute, name: string, value: string) => {
      if (name === 'srcset') return '';
      const isPath = (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value);
      return isPath ? ` ${name}="${publicUrl}${value}"` : attribute;
    }),
  );
