import { expect, test } from 'vitest';
import { expectText, press } from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { settingTitle } from '../../../shared/content/settings.ts';

const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

test('says where each setting comes from, saves a change and logs it', async () => {
  await using site = await startTestSite({
    environment: { MAIL_FROM: 'Operator <op@example.com>', VISITOR_HISTORY: 'on' },
  });
  const { screen, user } = await openPage(site, '/admin/settings');
  const sender = await screen.findByLabelText('Name of the sender');
  expect(sender).toMatchObject({ value: 'Operator', disabled: true });
  expect(noteOf(sender)).toBe('Set by the operator (MAIL_FROM)');
  expect(await screen.findByLabelText(/^Ask visitors to consent/)).toMatchObject({
    checked: true,
    disabled: true,
  });
  const analytics = await screen.findByLabelText(/^Google Analytics id/);
  expect(noteOf(analytics)).toMatch(/Not set\.$/);
  const audit = await screen.findByLabelText('Audit log');
  expect(noteOf(audit)).toBe('Default.');
  await user.clear(audit);
  await user.type(audit, '0');
  await press(user, 'Save');
  await expectText('a whole number from 1 to 36500');
  await user.clear(audit);
  await user.type(audit, '500');
  expect(noteOf(audit)).toBe('Default: 400.');
  await press(user, 'Save');
  await screen.findByText('Published');
  await screen.findByText(/^Version 1/);
  const log = await openPage(site, '/admin/activity');
  await log.screen.findByText(`${settingTitle('retention.audit')}: 400 → 500`);
  await site.post('/trpc/site.restore', { key: 'settings', version: 1, restored: null });
});
