import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectFocus, expectText, gone, press } from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { receiver } from '../../../../test/receiver.ts';

test('tests, pauses and removes a webhook, and shows its deliveries', async () => {
  let status = 200;
  using tool = await receiver((response) => void response.writeHead(status).end());
  await using site = await startTestSite({ environment: { WEBHOOK_PRIVATE_HOSTS: tool.host } });
  const events = ['lead.created', 'subscriber.confirmed'];
  await site.post('/trpc/webhooks.create', { name: 'CRM', url: tool.url, events });
  const { screen, user } = await openPage(site, '/admin/webhooks');
  const hook = await screen.findByRole('article', { name: 'CRM' });
  const inHook = within(hook);
  expect(hook.textContent).toContain('New leads, Newsletter subscribers');
  await press(user, 'Send test');
  await screen.findByText('Test delivered');
  status = 500;
  await press(user, 'Send test');
  await screen.findByText('Test not delivered');
  await user.click(inHook.getByText('Deliveries'));
  await inHook.findByRole('row', { name: /test.*The address returned 500\./ });
  await inHook.findByRole('row', { name: /test.*Delivered \(200\)/ });

  await press(user, 'Pause');
  await inHook.findByText('Paused');
  expect(await inHook.findByRole('button', { name: 'Send test' })).toHaveProperty('disabled', true);
  await press(user, 'Resume');
  await inHook.findByRole('button', { name: 'Pause' });
  await press(user, 'Remove');
  const question = await screen.findByRole('dialog', { name: /^Remove the webhook “CRM”/ });
  const inQuestion = (name: string) => within(question).getByRole('button', { name });
  await expectFocus(() => inQuestion('Cancel'));
  await user.click(inQuestion('Remove'));
  await expectText('No webhooks yet.');
  await gone(() => screen.queryByRole('article'));
});
