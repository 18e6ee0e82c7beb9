import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  choose,
  createLeads,
  dialog,
  expectNames,
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

test('names the limit of a note that is too long, and cuts nothing', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { user } = await openPage(site, address);
  const field = await openLead(user);
  field.focus();
  const long = 'x'.repeat(10_001);
  await user.paste(long);
  await press(user, 'Add note');
  await expectText('Must have at most 10,000 characters');
  expect(field.value).toBe(long);
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

test('restores a draft in the format of earlier versions', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { user } = await openPage(site, address);
  await user.type(await openLead(user), 'Call in May');
  for (const [key, text] of Object.entries(localStorage))
    if (key.startsWith('draft '))
      localStorage.setItem(key, String(text).replace('"savedAt"', '"keptAt"'));
  await openPage(site, address);
  expect((await openLead(user)).value).toBe('Call in May');
});

test('deletes the unsaved note of a deleted lead, also when all leads of a filter are deleted', async () => {
  await using site = await startTestSite();
  await createLeads(site, 5);
  const { screen, user } = await openPage(site, `${address}&limit=2`);
  const hasStoredNote = () => Object.keys(localStorage).join().includes('note');
  const type = async () => {
    await user.type(await openLead(user), 'Half a sentence');
    await waitFor(() => expect(hasStoredNote()).toBe(true));
  };
  const acknowledge = async () =>
    user.click(await screen.findByLabelText('I understand that this cannot be undone.'));
  await type();
  await choose(user, 'More', 'Delete lead');
  await press(user, 'Delete 1 lead');
  await expectNames(['Grace Number01', 'Radia Number02']);
  expect(hasStoredNote()).toBe(false);

  await type();
  await choose(user, 'More', 'Erase person');
  await acknowledge();
  await press(user, 'Erase everything');
  await expectNames(['Radia Number02', 'Ada Number03']);
  expect(hasStoredNote()).toBe(false);

  await type();
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Select all on this page'));
  await press(user, 'Select all leads of this filter');
  await choose(user, 'Change…', 'Delete all');
  await dialog('Delete 3 leads?');
  expect(isDisabled('Delete 3 leads')).toBe(true);
  await press(user, 'Cancel');
  await expectNames(['Radia Number02', 'Ada Number03']);
  await choose(user, 'Change…', 'Delete all');
  await acknowledge();
  await press(user, 'Delete 3 leads');
  await screen.findByText(/^No leads/);
  await waitFor(() => expect(hasStoredNote()).toBe(false));
});
