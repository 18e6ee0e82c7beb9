import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startPage } from '../../../test/component/forms.ts';
import { preload } from '../../../test/component/page.tsx';
import { postPath } from '../../../test/paths.ts';

type Page = Awaited<ReturnType<typeof startPage>>;
const cards = ({ screen }: Page) => screen.queryAllByRole('link', { name: /^Read More/ });
const search = ({ screen }: Page) => screen.getByPlaceholderText('Search articles...');

test('filters posts by the search and shows all of them when it is cleared', async () => {
  await using page = await startPage('/blog', { isSeeded: true });
  const { screen, user } = page;
  await screen.findByText('Featured Article');
  const all = cards(page).length;
  await user.type(search(page), 'MINUTE BY');
  await screen.findByRole('heading', { name: 'Search Results (1)' });
  expect(screen.queryByText('Featured Article')).toBeNull();
  expect(cards(page)).toHaveLength(1);

  await user.clear(search(page));
  await user.type(search(page), 'no such words');
  await screen.findByRole('heading', { name: 'Search Results (0)' });
  screen.getByText('No articles found matching your search.');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(search(page)).toHaveProperty('value', '');
  expect(search(page)).toBe(document.activeElement);
  await screen.findByText('Featured Article');
  expect(cards(page)).toHaveLength(all);
});

test('shows an error for a list that fails to load', async () => {
  await preload('/blog');
  await using page = await startPage('/about');
  const { screen, user, intercept } = page;
  const lost = Promise.withResolvers<void>();
  intercept((path) =>
    path.includes('blog.cards') ? lost.promise.then(() => Response.error()) : undefined,
  );
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Blog' }));
  await screen.findByText('Loading blog posts...');
  lost.resolve();
  await screen.findByText('Failed to fetch blog posts');
  screen.getByText('No articles available yet.');
  await user.type(screen.getByLabelText('Search articles'), 'guests');
  await screen.findByRole('heading', { name: 'Search Results (0)' });
  expect(screen.queryByText('Failed to fetch blog posts')).not.toBeNull();
});

test('shows a missing post for an article that fails to load', async () => {
  await preload(postPath);
  await using page = await startPage('/blog', { isSeeded: true });
  const { screen, user, intercept } = page;
  await screen.findByText('Featured Article');
  const lost = Promise.withResolvers<void>();
  intercept((path) =>
    path.startsWith('/trpc') ? lost.promise.then(() => Response.error()) : undefined,
  );
  const [card] = cards(page);
  if (!card) throw new Error('No card');
  await user.click(card);
  await screen.findByText('Loading blog post...');
  lost.resolve();
  await screen.findByText('Failed to fetch blog post');
  screen.getByRole('heading', { name: 'Post Not Found' });
  expect(document.title).toMatch(/^Post Not Found/);
});

test('an article copies its address', async () => {
  await using page = await startPage(`${postPath}#part`, { isSeeded: true });
  const { screen, user } = page;
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(page.site.url + postPath);
});
