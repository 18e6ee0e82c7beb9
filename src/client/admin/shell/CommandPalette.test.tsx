import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { lead, quiz } from '../../../../test/submissions.ts';

test('finds people and posts, retries a failed search and runs commands', async () => {
  await using site = await startTestSite();
  await site.post('/api/leads', { ...lead, lastName: 'Hopper' });
  await site.post('/api/quiz', { ...quiz, name: 'Radia', email: 'radia-ada@example.com' });
  await site.post('/trpc/newsletter.subscribe', { email: 'reader-ada@example.com' });
  await site.post('/trpc/blog.create', { title: 'Post of Ada', slug: 'post' });
  await preload('/admin/posts/new');
  const { screen, user, intercept } = await openPage(site, '/admin/boards');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('textbox', { name: 'Search the admin' });
  const palette = within(screen.getByRole('dialog', { name: 'Search the admin' }));
  const search = async (text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  const hit = async (group: string, name: string) => {
    const hits = within(await palette.findByRole('group', { name: group }));
    return (await hits.findByRole('link', { name })).getAttribute('href');
  };
  await search('ada');
  expect(await hit('Leads', 'Ada Hopper')).toMatch(/^\/admin\/leads\?lead=/);
  expect(await hit('Quiz responses', 'Radia')).toMatch(/^\/admin\?response=/);
  expect(await hit('Posts', 'Post of Ada')).toMatch(/^\/admin\/posts\/[0-9a-f-]{36}$/);
  expect(await hit('Subscribers', 'reader-ada@example.com')).toMatch(/q=reader-ada/);

  await search('nobody');
  await palette.findByText(/^No matching people/);
  intercept((path) =>
    path.includes('admin.search') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  await search('hopper');
  expect((await palette.findByRole('alert')).textContent).toContain('could not be reached');
  intercept(() => undefined);
  await user.click(palette.getByRole('button', { name: 'Try again' }));
  await hit('Leads', 'Ada Hopper');
  expect(palette.queryByRole('alert')).toBeNull();
  await search('new post');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/admin/posts/new'));
});
