/** The screens of the admin, and that of a post to be written. */
export const adminPaths = [
  '/admin',
  '/admin/leads',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/trends',
  '/admin/subscribers',
  '/admin/boards',
  '/admin/outbox',
  '/admin/webhooks',
  '/admin/security',
];

/** A post of the seed. */
export const slug = 'podcast-metrics-that-matter';
export const postPath = `/blog/${slug}`;
