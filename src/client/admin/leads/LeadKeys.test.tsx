import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createLeads,
  dialog,
  expectFocus,
  expectNames,
  expectQuery,
  gone,
  links,
  openLead,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

const all = ['Ada Number00', 'Grace Number01', 'Radia Number02'];

test('goes from row to row, opens a lead and returns to its row', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  const { screen, user } = await openPage(site, '/admin/leads?sort=oldest');
  await expectNames(all);
  for (const [key, index] of [
    ['j', 0],
    ['{ArrowDown}', 1],
    ['k', 0],
    ['j', 1],
    ['{ArrowUp}', 0],
    ['{End}', 2],
  ] as const) {
    await user.keyboard(key);
    await expectFocus(() => links()[index]);
  }
  await user.keyboard('{Enter}');
  await dialog('Radia Number02');
  await expectQuery(/lead=[0-9a-f-]{36}/);
  await user.keyboard('{Escape}');
  await gone(() => screen.queryByRole('dialog'));
  expect(location.search).not.toContain('lead=');
  await expectFocus(() => links()[2]);
});

test('selects, edits and searches, and lists the shortcuts', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  const { screen, user } = await openPage(site, '/admin/leads?sort=oldest');
  await expectNames(all);
  await user.keyboard('jx');
  await screen.findByText('1 lead selected');
  await user.keyboard('je');
  await dialog('Grace Number01');
  await expectFocus(() => screen.queryAllByRole('combobox', { name: 'Status' }).at(-1));
  await user.keyboard('{Escape}');
  await expectFocus(() => links()[1]);

  await user.keyboard('?');
  await dialog('Keyboard shortcuts');
  screen.getByRole('row', { name: /Select the lead/ });
  await user.keyboard('x');
  screen.getByText('1 lead selected');
  await user.keyboard('{Escape}');
  await user.keyboard('/');
  await expectFocus(() => screen.getByLabelText('Search'));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens a lead again that was closed before the page has rendered without it', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { screen, user } = await openPage(site, '/admin/leads');
  await openLead(user);
  for (let times = 0; times < 2; times += 1) {
    await act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      links()[0]?.click();
    });
    await screen.findByLabelText('Add a note');
  }
  await user.keyboard('{Escape}');
  await gone(() => screen.queryByRole('dialog'));
});
