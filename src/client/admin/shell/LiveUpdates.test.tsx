import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { lead } from '../../../../test/submissions.ts';

test('keeps the data after a failed refresh, shows a warning and refreshes once online', async () => {
  await using site = await startTestSite();
  await site.post('/api/leads', lead);
  await preload('/admin/boards');
  const { screen, user, intercept } = await openPage(site, '/admin/leads');
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  intercept((path) =>
    path.includes('leads.page') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  await user.click(screen.getByRole('link', { name: 'Boards' }));
  await screen.findByRole('heading', { level: 1, name: 'Boards' });
  await user.click(screen.getByRole('link', { name: 'Leads' }));
  const old = /Not refreshed\. This may be out of date\. The server could not be reached\./;
  await screen.findByText(old);
  screen.getByRole('link', { name: 'Ada Lovelace' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(old);
  intercept(() => undefined);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(old)).toBeNull());
});
