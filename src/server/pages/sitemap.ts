import { publicPaths } from '../../shared/paths.ts';
import { disallowedPatterns, isUnlistedUrl } from '../../shared/secretUrls.ts';
import { parseTags, topicPath } from '../../shared/topics.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

export const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...disallowedPatterns.map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export function sitemap(
  publicUrl: string,
  posts: { slug: string; tags: string; updatedAt: Date }[],
) {
  const topics = new Set(
    posts.flatMap(({ tags }) => parseTags(tags).flatMap((tag) => topicPath(tag) ?? [])),
  );
  const entries = [
    ...[...publicPaths, ...topics]
      .filter((path) => !isUnlistedUrl(path))
      .map((path) => entry(publicUrl + path)),
    ...posts.map(({ slug, updatedAt }) =>
      entry(`${publicUrl}/blog/${encodeURIComponent(slug)}`, updatedAt),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const entry = (url: string, changed?: Date) =>
  `<url><loc>${escapeHtml(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
