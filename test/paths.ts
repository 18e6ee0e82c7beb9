/** Paths of the admin, including the editor of a new post. */
export const adminPaths = [
  '/admin',
  '/admin/today',
  '/admin/leads',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/trends',
  '/admin/subscribers',
  '/admin/boards',
  '/admin/outbox',
  '/admin/webhooks',
  '/admin/team',
  '/admin/account',
  '/admin/security',
];

/** The slug of a seeded post. */
export const slug = 'podcast-metrics-that-matter';
export const postPath = `/blog/${slug}`;
export const topicPath = '/blog/topics/lead-generation';
