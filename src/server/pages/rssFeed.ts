import type { BlogCard } from '../../shared/blog.ts';
import { site } from '../../shared/content/site.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

/** RSS 2.0 of the published posts, newest first. */
export function rssFeed(publicUrl: string, posts: BlogCard[]) {
  const items = posts.map(({ title, slug, excerpt, createdAt }) => {
    const url = escapeHtml(`${publicUrl}/blog/${encodeURIComponent(slug)}`);
    return `<item><title>${escapeHtml(title)}</title><link>${url}</link><guid>${url}</guid><description>${escapeHtml(excerpt)}</description><pubDate>${createdAt.toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(site.name)}</title><link>${publicUrl}/blog</link><description>${escapeHtml(site.tagline)}</description>
<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
