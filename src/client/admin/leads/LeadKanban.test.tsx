import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  createLeads,
  dialog,
  expectFocus,
  expectNames,
  focusItem,
  links,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';

const column = (status: string) => within(document.body).getByRole('region', { name: status });
/** Expects a column of the kanban board to hold only this lead. */
const expectColumn = (status: string, name: string) =>
  waitFor(() => {
    const cards = [...column(status).querySelectorAll('[data-head]')];
    expect(cards.map(({ textContent }) => textContent)).toEqual([name]);
  });
const moveButton = (name: string) =>
  within(document.body).queryByRole('button', { name: `Move ${name} to` });

test('moves leads by keyboard, follows them with the focus, and opens them', async () => {
  await using site = await startTestSite();
  await createLeads(site, 3);
  const { screen, user } = await openPage(site, '/admin/leads');
  await user.click(await screen.findByRole('link', { name: 'Board' }));
  await expectNames(['Radia Number02', 'Grace Number01', 'Ada Number00']);
  await choose(user, 'Move Ada Number00 to', 'Contacted');
  await expectColumn('Contacted', 'Ada Number00');
  await screen.findByText('Ada Number00 moved to Contacted.');
  await waitFor(() => expect(column('Contacted').textContent).toMatch(/1 lead(?!s)/));
  await expectFocus(() => moveButton('Ada Number00'));

  await user.keyboard('{ArrowLeft}j');
  await expectFocus(() => links()[1]);
  await user.keyboard('m');
  await focusItem('menuitem', 'Qualified');
  await user.keyboard('{Enter}');
  await expectColumn('Qualified', 'Grace Number01');
  await expectFocus(() => moveButton('Grace Number01'));
  await user.keyboard('{ArrowLeft}');
  await expectFocus(() => within(column('Contacted')).getByRole('link'));
  await user.keyboard('{Enter}');
  await dialog('Ada Number00');

  await openPage(site, '/admin/leads?view=board');
  for (const [status, name] of [
    ['New', 'Radia Number02'],
    ['Contacted', 'Ada Number00'],
    ['Qualified', 'Grace Number01'],
  ] as const)
    await expectColumn(status, name);
});

test('loads a page of a column at a time', async () => {
  await using site = await startTestSite();
  await createLeads(site, 22);
  const { user } = await openPage(site, '/admin/leads?view=board');
  await waitFor(() => expect(links()).toHaveLength(20));
  await waitFor(() => expect(column('New').textContent).toContain('22 leads'));
  await press(user, 'Show more new leads');
  await waitFor(() => expect(links()).toHaveLength(22));
});
