import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectFocus, expectText, press } from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { eventually } from '../../../../test/eventually.ts';

const count = (site: TestSite, state: string) =>
  site.inDatabase((database) =>
    database.prepare('select count(*) from outbox where state = ?').pluck().get(state),
  );

test('shows failed emails and their content, and retries or discards them', async () => {
  await using site = await startTestSite();
  for (const name of ['ada', 'grace', 'radia'])
    await site.post('/trpc/newsletter.subscribe', { email: `${name}@example.com` });
  await eventually(() => expect(count(site, 'done')).toBe(3));
  site.inDatabase((database) => {
    const error = "last_error = 'The address is not a valid address.'";
    database.prepare(`update outbox set state = 'failed', attempts = 1, ${error}`).run();
  });
  const { screen, user } = await openPage(site, '/admin/outbox');
  await screen.findByText('The queue is empty.');
  await user.click(await screen.findByRole('link', { name: 'Failed (3)' }));
  const row = (name: string) =>
    screen.findByRole('row', { name: new RegExp(`${name}@example.com`) });
  const inRow = async (name: string, button: string | RegExp) =>
    within(await row(name)).getByRole('button', { name: button });
  expect((await row('ada')).textContent).toContain(
    'Failed after 1 attempt · The address is not a valid address.',
  );

  await user.click(await inRow('ada', /^Email/));
  const dialog = await screen.findByRole('dialog');
  const frame = await within(dialog).findByTitle(/^Email: /);
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.getAttribute('srcdoc')).toContain('The ROI Podcast Agency');
  await user.click(within(dialog).getByText('Plain text'));
  expect(dialog.querySelector('pre')?.textContent).toContain('/newsletter/confirm/');
  await user.keyboard('{Escape}');
  const opener = await inRow('ada', /^Email/);
  await expectFocus(() => opener);

  await user.click(await inRow('radia', 'Discard'));
  const question = { name: 'Discard this delivery permanently?' };
  const asked = within(await screen.findByRole('dialog', question));
  await user.click(asked.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('link', { name: 'Failed (2)' });
  await user.click(await inRow('ada', 'Retry'));
  await screen.findByText('Retrying 1 delivery');
  await press(user, 'Retry all failed');
  await screen.findByText('No failed deliveries.');
  await eventually(() => expect(count(site, 'done')).toBe(2));

  await user.click(screen.getByRole('link', { name: 'Delivered' }));
  expect((await row('grace')).textContent).toMatch(/Delivered .+ after 1 attempt/);
  site.inDatabase((database) =>
    database.prepare("update outbox set payload = '{}', has_content = 0").run(),
  );
  await user.click(await inRow('grace', /^Email/));
  await expectText('The content has been deleted since.');
});
