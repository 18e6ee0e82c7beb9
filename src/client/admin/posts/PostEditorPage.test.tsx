import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';

beforeAll(() => preload('/admin/leads', '/admin/boards', '/admin/posts'));

type Page = Awaited<ReturnType<typeof openPage>>;
const titled = async ({ screen }: Page, value: string) => {
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await expect.poll(() => title).toHaveProperty('value', value);
  return title;
};
const retitle = async (page: Page, from: string, to: string) => {
  const title = await titled(page, from);
  await page.user.clear(title);
  await page.user.type(title, to);
};
const press = async ({ screen, user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const savePost = async (page: Page) => {
  await page.user.keyboard('{Control>}s{/Control}');
  await page.screen.findByText('Saved', { selector: '[role=status]' });
};

async function createPost(site: TestSite) {
  const values = { title: 'Saved', slug: 'saved' };
  const { id, version } = (await site.post('/trpc/blog.create', values)).result.data;
  return {
    path: `/admin/posts/${id}`,
    remove: () => site.post('/trpc/blog.remove', { id }),
    /** Saves another title, as another editor would. */
    saveElsewhere: (title: string, saves = 0) =>
      site.post('/trpc/blog.update', { ...values, title, id, version: version + saves }),
  };
}

test('names the limits of texts that are too long, and cuts nothing', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, (await createPost(site)).path);
  await titled(page, 'Saved');
  const excerpt = page.screen.getByLabelText<HTMLTextAreaElement>('Excerpt');
  excerpt.focus();
  await page.user.paste('x'.repeat(501));
  await page.user.keyboard('{Control>}s{/Control}');
  await page.screen.findByText('Must have at most 500 characters');
  expect(excerpt.value).toHaveLength(501);
});

test('shows the differences of a conflicting save, loses no input and restores versions', async () => {
  await using site = await startTestSite();
  const post = await createPost(site);
  const page = await openPage(site, post.path);
  const { screen } = page;
  await retitle(page, 'Saved', 'Mine');
  await post.saveElsewhere('Theirs');
  await page.user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'This post was saved elsewhere' });
  const difference = within(dialog).getByRole('region', { name: 'Title' });
  expect(difference.textContent).toMatch(/Theirs.*Mine/);
  await press(page, 'Use the saved version');
  await titled(page, 'Theirs');
  await press(page, 'Restore draft');
  await titled(page, 'Mine');
  // The draft is older than what was saved elsewhere, so both are shown again.
  await page.user.keyboard('{Control>}s{/Control}');
  await press(page, 'Overwrite with mine');
  await screen.findByRole('button', { name: /^Version 2,/ });

  await post.saveElsewhere('Theirs again', 2);
  await retitle(page, 'Mine', 'Mine again');
  await page.user.keyboard('{Control>}s{/Control}');
  await press(page, 'Overwrite with mine');
  await screen.findByRole('button', { name: /^Version 4,/ });
  await titled(page, 'Mine again');

  await press(page, /^Version 1,/);
  const revision = await screen.findByRole('dialog', { name: 'Version 1' });
  await within(revision).findByRole('region', { name: 'Title' });
  await press(page, 'Restore version');
  await titled(page, 'Saved');
});

test('the unsaved text of a post that was deleted elsewhere continues in a new post', async () => {
  await using site = await startTestSite();
  const post = await createPost(site);
  const open = await openPage(site, post.path);
  await retitle(open, 'Saved', 'Mine');
  await post.remove();
  const page = await openPage(site, post.path);
  await page.screen.findByText(/may have been deleted/);
  await press(page, 'Continue in a new post');
  await press(page, 'Restore draft');
  await titled(page, 'Mine');
  await savePost(page);
  const { pathname } = location;
  expect(pathname).toMatch(/^\/admin\/posts\/[\da-f-]+$/);
  expect(pathname).not.toBe(post.path);
});

test('a title in another script has a transliterated address, which the author can change', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, '/admin/posts/new');
  const { screen, user } = page;
  await user.type(await titled(page, ''), 'Привет, Søren');
  const address = await screen.findByRole('textbox', { name: /^Address/ });
  await expect.poll(() => address).toHaveProperty('value', 'privet-soren');
  await user.clear(address);
  await user.type(address, 'hello');
  await user.type(await titled(page, 'Привет, Søren'), '!');
  await savePost(page);
  expect(address).toHaveProperty('value', 'hello');
});

test('lists what a save could not resolve until it is closed', async () => {
  await using site = await startTestSite();
  const content = '<p><a href="#nowhere">A</a> <a href="/uploads/gone.webp">B</a></p>';
  const values = { title: 'Saved', slug: 'saved', content };
  const { id } = (await site.post('/trpc/blog.create', values)).result.data;
  const page = await openPage(site, `/admin/posts/${id}`);
  const { screen } = page;
  await retitle(page, 'Saved', 'Mine');
  await savePost(page);
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('These links and files lead nowhere.');
  notice.getByText('#nowhere');
  notice.getByText('/uploads/gone.webp');
  await page.user.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('#nowhere')).toBeNull();
});

test('lists what the editor cannot keep of an article before anything is typed', async () => {
  await using site = await startTestSite();
  const content = '<h2>Plan <img src="/og.png" alt="A"></h2>';
  const values = { title: 'Saved', slug: 'saved', content };
  const { id } = (await site.post('/trpc/blog.create', values)).result.data;
  const { screen, user } = await openPage(site, `/admin/posts/${id}`);
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('<img alt="A" src="/og.png"> in <h2>');
  await user.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('opens the version that was saved elsewhere, although an older one is cached', async () => {
  await using site = await startTestSite();
  const post = await createPost(site);
  const page = await openPage(site, post.path);
  await titled(page, 'Saved');
  await post.saveElsewhere('Newer');
  await page.user.click(page.screen.getByRole('link', { name: 'Posts' }));
  await page.user.click(await page.screen.findByRole('link', { name: 'Newer' }));
  await retitle(page, 'Newer', 'Newest');
  await savePost(page);
  expect(await titled(await openPage(site, post.path), 'Newest')).toBeDefined();
});

test('asks before unsaved changes are left, also from the search, and offers them later', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, '/admin/posts/new');
  const { screen, user } = page;
  await retitle(page, '', 'Kept');
  await screen.findByText('Not saved yet');
  const leads = screen.getByRole('link', { name: 'Leads' });
  await user.click(leads);
  const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(question.textContent).toContain('unsaved changes');
  await press(page, 'Cancel');
  expect(location.pathname).toBe('/admin/posts/new');
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('textbox', { name: 'Search the admin' });
  await user.type(search, 'boards{Enter}');
  await press(page, 'Leave');
  await screen.findByRole('heading', { level: 1, name: 'Boards' });

  const again = await openPage(site, '/admin/posts/new');
  const offer = await screen.findByText(/This browser has an unsaved draft of .*“Kept”/);
  expect(offer.textContent).toMatch(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);
  await titled(again, '');
  await press(again, 'Restore draft');
  await titled(again, 'Kept');
  await savePost(again);
  await titled(await openPage(site, '/admin/posts/new'), '');
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
});

test('offers an older draft of a post that was saved elsewhere, until it is discarded', async () => {
  await using site = await startTestSite();
  const post = await createPost(site);
  const first = await openPage(site, post.path);
  await retitle(first, 'Saved', 'First');
  await post.saveElsewhere('Second');
  const second = await openPage(site, post.path);
  const { screen } = second;
  await titled(second, 'Second');
  await screen.findByText(/First”.*The post has been saved elsewhere since then\./);
  await press(second, 'Not now');
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  const third = await openPage(site, post.path);
  await press(third, 'Restore draft');
  await titled(third, 'First');
  const fourth = await openPage(site, post.path);
  await press(fourth, 'Discard draft');
  await titled(await openPage(site, post.path), 'Second');
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
});

test('keeps the drafts of two editors with new posts', async () => {
  await using site = await startTestSite();
  await retitle(await openPage(site, '/admin/posts/new'), '', 'The first');
  const other = await openPage(site, '/admin/posts/new');
  await press(other, 'Not now');
  await retitle(other, '', 'The second');
  const { screen, user } = await openPage(site, '/admin/posts/new');
  await screen.findByText(/The second/);
  await screen.findByText(/The first/);
  const [, older] = screen.getAllByRole('button', { name: 'Restore draft' });
  if (older) await user.click(older);
  expect(await screen.findByDisplayValue('The first')).toBeDefined();
});

test('the focus mode hides all but the text, lasts for the session and ends with Escape', async () => {
  await using site = await startTestSite();
  const post = await createPost(site);
  const page = await openPage(site, post.path);
  const { screen, user } = page;
  await titled(page, 'Saved');
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  const menu = () => screen.queryByRole('navigation', { name: 'Admin' });
  await expect.poll(menu).toBeNull();
  await titled(await openPage(site, post.path), 'Saved');
  expect(menu()).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(menu).not.toBeNull();
  await press(page, 'Shortcuts');
  expect((await screen.findByRole('dialog')).textContent).toContain('Focus mode: only the text');
});

test('pasted Markdown tells of its pictures, which are on another site', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, (await createPost(site)).path);
  const article = await page.screen.findByRole('textbox', { name: 'Article' });
  article.focus();
  await page.user.paste('**Bold** ![Chart](https://other.example/a.png) and more');
  expect(article.innerHTML).toContain('<p><strong>Bold</strong> and more</p>');
  expect((await page.screen.findByRole('alert')).textContent).toBe(
    'Pasted without picturesOne picture is on another site or in another program. Save the files and drop them here: Chart',
  );
  await page.user.paste('\uFEFFA first line');
  expect(article.textContent).toBe('Bold and moreA first line');
});

test('a text typed after a pasted picture goes behind it', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, (await createPost(site)).path);
  const article = await page.screen.findByRole('textbox', { name: 'Article' });
  const paste = (type: string, data: string) => {
    article.focus();
    const clipboard = new DataTransfer();
    clipboard.setData(type, data);
    return page.user.paste(clipboard);
  };
  const text = () =>
    [...article.children]
      .map((block) => block.querySelector('img')?.alt || block.textContent)
      .filter(Boolean);
  await paste('text/html', '<p>A</p><p><img src="/og.png" alt="[B]"></p>');
  await paste('text/plain', 'C');
  await paste('text/plain', '## D\n\n![[E]](/og.png)');
  await paste('text/plain', 'F');
  const clipboard = new DataTransfer();
  clipboard.items.add(new File(['x'], 'g.png', { type: 'image/png' }));
  await page.user.paste(clipboard);
  await paste('text/plain', 'H');
  expect(text()).toEqual(['A', '[B]', 'CD', '[E]', 'F', expect.stringMatching(/g\.png/), 'H']);
});

test('a paste tells of videos and embedded pages, which an article cannot have', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, (await createPost(site)).path);
  (await page.screen.findByRole('textbox', { name: 'Article' })).focus();
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', '<p>Watch</p><video src="https://video.example/1"></video>');
  await page.user.paste(clipboard);
  const message = await page.screen.findByText(/^An article cannot have them/);
  expect(message.textContent).toMatch(/Add links instead: https:\/\/video\.example\/1$/);
});
