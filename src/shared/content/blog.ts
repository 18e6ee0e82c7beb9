import { links } from './unmoved.ts';
import { paths } from '../paths.ts';
import type { Closing, Head } from './shapes.ts';

export const head: Head = {
  title: 'Blog: B2B podcasting that brings clients',
  description:
    'Practical articles on B2B podcasting: choosing guests, launching, repurposing, following up and measuring what a show returns to the business.',
};

export const list = {
  label: links.blog.label,
  title: 'Notes on podcasts that pay',
  text: 'What we learned from producing B2B shows, written down so that you can use it without us.',
  loading: 'Loading blog posts...',
  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles...',
  featured: 'Featured Article',
  readFull: 'Read Full Article',
  latest: 'Latest Articles',
  searchResults: (count: number) => `Search Results (${count})`,
  noMatch: 'No articles found matching your search.',
  clearSearch: 'Clear Search',
  clearSearchBox: 'Clear',
  topics: 'Topics',
  empty: 'No articles available yet.',
  failed: 'Failed to fetch blog posts',
  articles: 'Articles',
  readMore: 'Read More',
  readTime: '5 min read',
};

export const post = {
  loading: 'Loading blog post...',
  notFound: {
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    label: 'Failed to fetch blog post',
    back: { label: '← Back to Blog', href: paths.blog },
  },
  back: { label: '← Back to Blog', href: paths.blog },
  readTime: '8 min read',
  authorHref: paths.about,
  author: 'By',
  tags: 'Tags',
  sidebar: 'More from us',
  contents: 'In this article',
  share: 'Share article',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'Copy this address:',
  related: { label: 'Keep reading', title: 'Related articles' },
  table: 'Table',
  preview: { label: 'Preview', text: 'Only people with this link can see this page.' },
};

export const topic = {
  label: 'Topic',
  title: (name: string) => `Articles on ${name}`,
  text: (count: number) =>
    count === 1 ? 'One article on this topic.' : `${count} articles on this topic, newest first.`,
  description: (name: string, titles: readonly string[]) =>
    `What we have written on ${name} for B2B podcasts: ${titles.slice(0, 3).join('; ')}.`,
  all: { label: 'All articles', href: paths.blog },
  missing: {
    title: 'Topic not found',
    text: 'No article has this topic, or the articles could not be loaded.',
  },
};

export const postCta: Closing = {
  title: 'Want this done for you?',
  text: 'Tell us what you sell and to whom. We tell you whether a podcast would bring you clients, and which guests you would start with.',
  actions: [
    { label: 'Get Expert Help', href: paths.contact },
    { label: 'Book Strategy Call', href: paths.contact },
  ],
};

export const missingHead: Head = {
  title: post.notFound.title,
  description: `${post.notFound.text} It may have moved or been taken down; the blog lists everything we have published.`,
};
