import { bearer, testApp } from './app.ts';

type Headers = Record<string, string>;

/** An app with an admin password, and calls with a token that may write posts. */
export async function editorApp(environment: Record<string, string> = {}) {
  const server = await testApp({ environment });
  return {
    ...server,
    mutate: (name: string, input: object, headers: Headers = bearer) =>
      server.post(`/trpc/blog.${name}`, input, headers),
    /** Creates a post from `draft` and these fields, and returns it. */
    async createPost(fields: object = {}) {
      const response = await server.post('/trpc/blog.create', { ...draft, ...fields }, bearer);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json().result.data;
    },
  };
}

export const draft = {
  title: 'How guests become clients',
  slug: 'guests-become-clients',
  excerpt: 'What happens after the recording.',
  content: '<p>Ask for a second meeting.</p>',
  tags: 'Sales, Guests',
};
export const published = { published: 'published' };
