import type { Site } from '../../shared/content/site.ts';
import type { Head } from '../../shared/page.ts';
import { parseImageUrl } from '../../shared/images.ts';
import { parseTags } from '../../shared/topics.ts';
import { generatedCoverPath, postPath, type Post } from './posts.ts';

/** Uploaded images have a JPEG variant that every social network supports. */
export function socialImageUrl(url: string) {
  const upload = parseImageUrl(url);
  return upload ? `${upload.path}-card.jpg` : url;
}

/** Whether an author is the founder while the founder is invented. */
export const isSampleAuthor = (author: string, { founder }: Site) =>
  !!founder.sample && author === founder.name;

/** Returns the metadata of a post for search engines and social cards. */
export function postHead(post: Post, site: Site): Head {
  const { title, excerpt, author, createdAt, updatedAt } = post;
  // The address is free text, so an invalid one must not break the page.
  const validImageUrl =
    post.imageUrl && URL.canParse(post.imageUrl, 'https://site.test/') && post.imageUrl;
  return {
    title,
    description: excerpt,
    type: 'article',
    ...(validImageUrl && { image: socialImageUrl(validImageUrl) }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        image: validImageUrl || generatedCoverPath(post),
        datePublished: createdAt,
        dateModified: updatedAt,
        author: isSampleAuthor(author, site)
          ? { '@type': 'Organization', name: site.name }
          : { '@type': 'Person', name: author, url: '/about' },
        publisher: { '@type': 'Organization', name: site.name, logo: '/icon-512.png' },
        mainEntityOfPage: postPath(post),
        keywords: parseTags(post.tags),
      },
    ],
  };
}
