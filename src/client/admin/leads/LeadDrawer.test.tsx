import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  choose,
  chooseOption,
  createLeads,
  dialog,
  expectNames,
  expectText,
  openLead,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { quiz } from '../../../../test/submissions.ts';

afterEach(() => void vi.useRealTimers());

test('sets the follow-up, and goes to the next and the previous lead', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  vi.setSystemTime('2026-05-05T12:00');
  const { user } = await openPage(site, '/admin/leads?sort=oldest');
  await openLead(user);
  await press(user, 'In a week');
  await expectText('Follow-up set to May 12, 2026');
  await press(user, 'Next lead');
  await dialog('Grace Number01');
  await expectText('2 of 3 on this page');
  await user.keyboard('j');
  await dialog('Radia Number02');
  await user.keyboard('{ArrowLeft}');
  const details = within(await dialog('Grace Number01'));
  // Typed into a field, the keys are text.
  const note = await details.findByLabelText<HTMLTextAreaElement>('Add a note');
  await user.type(note, 'jk');
  expect(note.value).toBe('jk');
  await dialog('Grace Number01');
});

test('shows the quiz response of the same person, and records changes and notes', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  await site.post('/api/quiz', { ...quiz, email: '0@EXAMPLE.com' });
  const invitation = { email: 'grace@example.com', name: 'Grace', role: 'editor' };
  await site.post('/trpc/admin.accounts.team.invite', invitation);
  const { screen, user } = await openPage(site, '/admin/leads');
  const note = await openLead(user);
  const response = within(await screen.findByRole('article'));
  await response.findByText(new RegExp(quiz.resultDescription));
  await user.click(await response.findByText('Answers'));
  response.getByText('City: London');
  response.getByText(/"city": "London"/);

  await chooseOption(user, 'Status', 'Qualified');
  await expectText('New → Qualified');
  await chooseOption(user, 'Owner', 'Grace');
  await expectText('Owner set to Grace');
  await chooseOption(user, 'Owner', 'Unassigned');
  await expectText('Owner removed');
  await user.type(note, 'Wants to start in spring.');
  await user.type(screen.getByLabelText('Your name'), 'Radia');
  await press(user, 'Add note');
  const latest = /^Radia · .*Wants to start in spring\.$/;
  const history = async () => within(await dialog('Ada Number00')).findAllByRole('listitem');
  await waitFor(async () => expect((await history())[0]?.textContent).toMatch(latest));
  expect(note.value).toBe('');

  await openPage(site, location.pathname + location.search);
  expect((await history())[0]?.textContent).toMatch(latest);
  await user.click(within(await dialog('Ada Number00')).getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Qualified, status of Ada Number00' });
});

test('shows both values when two people change the same one', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { screen, user } = await openPage(site, '/admin/leads');
  await openLead(user);
  await expectText('Nothing yet.');
  const id = new URLSearchParams(location.search).get('lead');
  await site.post('/trpc/leads.update', { id, status: 'won' });
  await chooseOption(user, 'Status', 'Lost');
  await dialog('Ada Number00 was changed elsewhere');
  expect((await screen.findByRole('row', { name: /^Status/ })).textContent).toMatch(/Won.*Lost/);
  await press(user, 'Overwrite with mine');
  await expectText('Won → Lost');
});

test('reads the value of a deal as people type it, and keeps what it cannot read', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { screen, user } = await openPage(site, '/admin/leads');
  await openLead(user);
  await chooseOption(user, 'Status', 'Won');
  const value = await screen.findByRole('textbox', { name: 'Value' });
  await user.type(value, '12.500{Enter}');
  await expectText('Value set to $12,500');
  expect(value).toHaveProperty('value', '$12,500');
  await user.clear(value);
  await user.type(value, '2 or 3k{Enter}');
  await expectText('This is not an amount. Write it like 25,000 or 25k.');
  expect(value).toHaveProperty('value', '2 or 3k');
});

test('reverts a status that was not saved, and keeps dialog and selection for a retry', async () => {
  await using site = await startTestSite();
  await createLeads(site, 2);
  const { screen, user, intercept } = await openPage(site, '/admin/leads?sort=oldest');
  const gate = Promise.withResolvers<Response>();
  intercept((path) => (/leads\.(update|bulk)/.test(path) ? gate.promise : undefined));
  await openLead(user);
  const status = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Status' });
  await chooseOption(user, 'Status', 'Won');
  await waitFor(() => expect(status()).toHaveProperty('value', 'Won'));
  gate.resolve(Response.error());
  await waitFor(() => expect(status()).toHaveProperty('value', 'New'));

  const failBulk = (path: string) =>
    path.includes('leads.bulk') ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
  const unchanged = /^Nothing was changed\. The server could not be reached\./;
  intercept(failBulk);
  await choose(user, 'More', 'Delete lead');
  await press(user, 'Delete 1 lead');
  await screen.findByText(unchanged);
  intercept(() => undefined);
  await press(user, 'Delete 1 lead');
  await expectNames(['Grace Number01']);

  intercept(failBulk);
  await user.click(screen.getByLabelText('Select Grace Number01'));
  await choose(user, 'Change…', 'Set to Won');
  await dialog('Set 1 lead to “Won”?');
  await press(user, 'Set to Won');
  await screen.findByText(unchanged);
  await press(user, 'Cancel');
  expect(screen.getByLabelText('Select Grace Number01')).toHaveProperty('checked', true);
});
