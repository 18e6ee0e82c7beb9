import { expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

test('filters and pages posts in the URL, and restores the list on back', async () => {
  await using site = await startTestSite();
  for (let n = 10; n <= 35; n++)
    await site.post('/trpc/blog.create', { title: `Post ${n}`, slug: `post-${n}` });
  const publishAt = '2099-01-01T00:00:00Z';
  await site.post('/trpc/blog.create', {
    title: 'Later',
    slug: 'later',
    excerpt: 'Later.',
    content: '<p>Later.</p>',
    published: 'scheduled',
    publishAt,
  });

  await preload('/admin/posts/new');
  const { screen, user } = await openPage(site, '/admin/posts?q=Post');
  const titles = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'The next page' }));
  await expect.poll(titles).toEqual([expect.stringContaining('Post 10')]);
  expect(location.search).toContain('page=2');
  const current = screen.getByRole('button', { name: 'Page 2' });
  expect(current.getAttribute('aria-current')).toBe('page');
  await user.type(screen.getByRole('searchbox'), ' 2');
  await expect.poll(titles).toHaveLength(10);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();

  const state = screen.getByRole('combobox', { name: 'State' });
  await user.selectOptions(state, 'scheduled');
  await screen.findByText('No posts match.');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Later');
  await user.click(await screen.findByRole('link', { name: 'Later' }));
  await screen.findByRole('textbox', { name: 'Title' });
  history.back();
  await screen.findByRole('searchbox');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Later');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'scheduled');
  await screen.findByRole('link', { name: 'Later' });
});

test('ignores what no filter of the URL can be', async () => {
  await using site = await startTestSite();
  await site.post('/trpc/blog.create', { title: 'Later', slug: 'later' });
  const search = `q=${'x'.repeat(201)}&state=x&page=1e999`;
  const { screen } = await openPage(site, `/admin/posts?${search}`);
  await screen.findByRole('link', { name: 'Later' });
  await openPage(site, '/admin/posts?page=2');
  await screen.findByText('No posts match.');
  screen.getByRole('navigation', { name: 'Pages' });
});
