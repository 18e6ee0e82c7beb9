import { adminRoutes } from '../src/client/app/routes.ts';

const withoutSignIn = ['/admin/password', '/admin/sign-in'];

/** Paths of the admin that require a sign-in, including the editor of a new post. */
export const adminPaths = [
  ...adminRoutes
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !withoutSignIn.includes(path)),
  '/admin/posts/new',
];

/** The slug of a seeded post. */
export const slug = 'podcast-metrics-that-matter';
export const postPath = `/blog/${slug}`;
export const topicPath = '/blog/topics/lead-generation';
