import { test } from 'vitest';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { lead } from '../../../../test/submissions.ts';

test('changes the status of a lead in the list', async () => {
  await using site = await startTestSite();
  await site.post('/api/leads', lead);
  const { screen, user } = await openPage(site, '/admin/leads');
  await user.click(await screen.findByRole('button', { name: /status of Ada Lovelace/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Contacted' }));
  await screen.findByRole('button', { name: 'Contacted, status of Ada Lovelace' });
});
