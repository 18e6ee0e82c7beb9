import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { lead, quiz } from '../../../../test/submissions.ts';
import { adminRoutes } from '../../app/routes.ts';

/** Pages that load nothing but who is signed in. */
const withoutData = ['/admin/password', '/admin/sign-in'];
const failed = () => new Response('Bad Gateway', { status: 502 });

test('every view says that its data was not loaded, and loads it when asked to try again', async () => {
  await using site = await startTestSite({ isSeeded: true });
  const { result } = await site.post('/trpc/leads.create', lead);
  const { response } = await site.post('/api/quiz', quiz);
  const post = site.inDatabase((database) =>
    database.prepare<[], string>('select id from blog_posts limit 1').pluck().get(),
  );
  const ids: Record<string, string | undefined> = {
    '/admin/posts/:id': post,
    '/admin/responses/:id/guide': response.id,
    '/admin/people/:id': result.data.lead.id,
    '/admin/people/:id/brief': result.data.lead.id,
  };
  const addressOf = (path: string) =>
    path
      .replace(':id', ids[path] ?? '')
      .replace(':folder/:name', 'pages/home')
      .replace(':name', 'prices');
  for (const { path } of adminRoutes) {
    if (withoutData.includes(path)) continue;
    const isAccess = (call: string) => call.includes('admin.access.state?');
    const { screen, user, intercept } = await openPage(site, addressOf(path), {
      intercept: (call) => (call.startsWith('/trpc/') && !isAccess(call) ? failed() : undefined),
    });
    const retries = () => screen.queryAllByRole('button', { name: 'Try again' });
    await waitFor(() => expect([path, retries().length > 0]).toEqual([path, true]));
    await waitFor(() => expect([path, screen.queryAllByText(/^Loading/)]).toEqual([path, []]));
    intercept(() => undefined);
    for (const retry of retries().slice(0, 1)) await user.click(retry);
    await waitFor(() => expect([path, retries()]).toEqual([path, []]));
  }
});

test('the shell does so when it cannot learn who is signed in', async () => {
  await using site = await startTestSite();
  const page = await openPage(site, '/admin', {
    intercept: (call) => (call.startsWith('/trpc/') ? failed() : undefined),
  });
  const retry = await page.screen.findByRole('button', { name: 'Try again' });
  page.intercept(() => undefined);
  await page.user.click(retry);
  expect(await page.screen.findByText('No quiz responses yet.')).toBeDefined();
});
