import { site } from '../../shared/content/site.ts';
import type { Head } from '../../shared/page.ts';
import { uploadOf } from '../../shared/pictures.ts';
import { tagsOf } from '../../shared/topics.ts';
import { coverOf, pathOf, type Post } from './posts.ts';

/** Uploaded pictures have a JPEG variant that every social network supports. */
function socialCard(url: string) {
  const upload = uploadOf(url);
  return upload ? `${upload.path}-card.jpg` : url;
}

/** Returns the metadata of a post for search engines and social cards. */
export function postHead(post: Post): Head {
  const { title, excerpt, author, createdAt, updatedAt } = post;
  // The address is free text, so an invalid one must not break the page.
  const own = post.imageUrl && URL.canParse(post.imageUrl, 'https://site.test/') && post.imageUrl;
  return {
    title,
    description: excerpt,
    type: 'article',
    ...(own && { image: socialCard(own) }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        image: own || coverOf(post),
        datePublished: createdAt,
        dateModified: updatedAt,
        author: { '@type': 'Person', name: author, url: '/about' },
        publisher: { '@type': 'Organization', name: site.name, logo: '/icon-512.png' },
        mainEntityOfPage: pathOf(post),
        keywords: tagsOf(post.tags),
      },
    ],
  };
}
