import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  createLeads,
  expectText,
  gone,
  isDisabled,
  openLead,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

const address = '/admin/leads?sort=oldest';

test('keeps an unsaved note across Escape, reload and other leads until it is added', async () => {
  await using site = await startTestSite();
  await createLeads(site, 2);
  const { screen, user } = await openPage(site, address);
  await user.type(await openLead(user), 'Wants a call in May');
  await user.keyboard('{Escape}');
  await gone(() => screen.queryByLabelText('Add a note'));
  expect((await openLead(user, 1)).value).toBe('');
  await openPage(site, address);
  expect((await openLead(user)).value).toBe('Wants a call in May');
  await press(user, 'Add note');
  await waitFor(() => expect(screen.getByLabelText('Add a note')).toHaveProperty('value', ''));
  await openPage(site, address);
  expect((await openLead(user)).value).toBe('');
});

test('keeps an unsaved note where the browser stores nothing', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  const { user } = await openPage(site, address);
  await user.type(await openLead(user), 'Wants a call in May');
  await openPage(site, address);
  expect((await openLead(user)).value).toBe('Wants a call in May');
});

test('keeps the text that is typed while a note is being added, and adds it once', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { screen, user, intercept } = await openPage(site, address);
  const gate = Promise.withResolvers<undefined>();
  intercept((path) => (path.includes('addNote') ? gate.promise : undefined));
  const note = await openLead(user);
  await user.type(note, 'Called.');
  await press(user, 'Add note');
  await user.type(note, ' Nobody there.');
  await user.keyboard('{Escape}');
  await gone(() => screen.queryByRole('dialog'));
  const next = await openLead(user);
  expect(isDisabled('Add note')).toBe(true);
  gate.resolve(undefined);
  await waitFor(() => expect(next.value).toBe('Nobody there.'));
  await expectText('Called.');
});
