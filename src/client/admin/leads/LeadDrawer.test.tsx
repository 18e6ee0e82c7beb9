import { within } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import {
  chooseOption,
  createLeads,
  dialog,
  expectText,
  openLead,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

test('sets the follow-up, and goes to the next and the previous lead', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  const { user } = await openPage(site, '/admin/leads?sort=oldest');
  await openLead(user);
  await press(user, 'In a week');
  await expectText(`Follow-up set to ${dayjs().add(7, 'day').format('MMM D, YYYY')}`);
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
