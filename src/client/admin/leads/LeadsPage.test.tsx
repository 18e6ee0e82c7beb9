import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  chooseOption,
  createLeads,
  expectFocus,
  expectNames,
  expectQuery,
  expectText,
  focusItem,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { eventually } from '../../../../test/eventually.ts';
import { startTestSite } from '../../../../test/component/site.ts';

const tiers = {
  '10m-25m': '$10M - $25M',
  '5m-10m': '$5M - $10M',
  '1m-5m': '$1M - $5M',
  'under-1m': 'Under $1M',
};
const offers = {
  'skool-course': 'Skool Course',
  'podcast-coaching': 'Podcast Coaching',
  'no-commitment': 'No Commitment',
  'smart-saver': 'Smart Saver',
  'roi-guarantee': 'ROI Guarantee',
};
const types = {
  proposal: 'Proposal',
  playbook: 'Playbook',
  strategy: 'Strategy',
  inquiry: 'Inquiry',
};

afterEach(() => void vi.useRealTimers());

test('lists leads in a table with a color for each revenue tier, offer and lead type', async () => {
  await using site = await startTestSite();
  const [offerKeys, typeKeys] = [Object.keys(offers), Object.keys(types)];
  const kinds = [...Object.values(offers), ...Object.values(types)];
  await createLeads(site, kinds.length, (index) => ({
    revenue: Object.keys(tiers)[index % 4] ?? '',
    offerType: offerKeys[index] ?? '',
    leadType: typeKeys[index - offerKeys.length] ?? 'proposal',
  }));
  const { screen } = await openPage(site, '/admin/leads?sort=oldest');
  const table = await screen.findByRole('table');
  for (const label of ['Total Leads', 'This Month', 'High Value']) screen.getByText(label);
  // The first column selects rows; columns beyond the specification come last.
  const specified = ['Name', 'Company', 'Email', 'Revenue', 'Type', 'Date'];
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    '',
    ...specified,
    'Status',
    'Follow-up',
  ]);
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/Ada Number00.*0@example.com/);
  const styleOf = (text: string) => {
    // The last match is the badge: next to an offer the type is small text.
    const element = within(table).getAllByText(text).at(-1);
    return (element?.closest('.mantine-Badge-root') ?? element)?.getAttribute('style');
  };
  expect(new Set(Object.values(tiers).map(styleOf)).size).toBe(4);
  expect(new Set(kinds.map(styleOf)).size).toBe(kinds.length);
});

test('keeps filters, search and sorting across reload and back, and in the export', async () => {
  await using site = await startTestSite();
  await createLeads(site, 4);
  vi.setSystemTime('2026-05-05T12:00');
  const { screen, user } = await openPage(site, '/admin/leads');
  await user.type(await screen.findByLabelText('Search'), 'number');
  await expectQuery(/^\?q=number$/);
  await press(user, 'More filters');
  await chooseOption(user, 'Type', 'Strategy');
  await expectQuery('q=number&type=strategy');
  await press(user, 'Show leads');
  await press(user, 'Name');
  await expectNames(['Ada Number03', 'Grace Number01']);
  const header = screen.getByRole('columnheader', { name: /^Name/ });
  expect(header.getAttribute('aria-sort')).toBe('ascending');

  await openPage(site, location.pathname + location.search);
  await expectNames(['Ada Number03', 'Grace Number01']);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'number');

  await press(user, 'More filters (1)');
  await chooseOption(user, 'Revenue', '$5M-$10M');
  await press(user, 'Show leads');
  await expectNames(['Grace Number01']);
  const link = screen.getByRole('link', { name: /^Export CSV/ });
  expect(link.getAttribute('href')).toMatch(/q=number.*type=strategy.*tier=5m/);
  expect(link.getAttribute('target')).toBe('_blank');
  history.back();
  await expectNames(['Ada Number03', 'Grace Number01']);
  await press(user, 'More filters (1)');
  expect(screen.getByRole('combobox', { name: 'Revenue' })).toHaveProperty('value', '');

  await press(user, 'Any date');
  await press(user, 'Previous month');
  for (const day of [3, 20]) await press(user, `${day} April 2026`);
  await expectQuery('from=2026-04-03&to=2026-04-20');
  await screen.findByRole('button', { name: 'Apr 3, 2026 – Apr 20, 2026' });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  await expectQuery(/^(\?sort=name)?$/);
});

test('explains invalid filters of the URL', async () => {
  await using site = await startTestSite();
  const { screen, user } = await openPage(site, '/admin/leads?status=maybe');
  await expectText('Status: Must be one of');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  await waitFor(() => expect(document.body.textContent).not.toContain('Must be one of'));

  await openPage(site, '/admin/leads?from=9999-99-99');
  await expectText('From: Must be a day');
  // An invalid sort order or page size becomes the default.
  await createLeads(site, 1);
  await openPage(site, '/admin/leads?sort=x&limit=x');
  await expectNames(['Ada Number00']);

  await openPage(site, '/admin/leads?from=2026-05-02&to=2026-05-01');
  await expectText('From is after To, so no lead can match.');
  await press(user, 'More filters (2)');
  await screen.findByRole('button', {
    name: 'May 2, 2026 – May 1, 2026',
    description: 'From is after To',
  });
});

test('pages forward and back, and moves the focus to the table', async () => {
  await using site = await startTestSite();
  await createLeads(site, 4);
  const { screen, user } = await openPage(site, '/admin/leads?sort=oldest&limit=3');
  const isDisabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  await expectNames(['Ada Number00', 'Grace Number01', 'Radia Number02']);
  expect(isDisabled('Previous')).toBe(true);
  await press(user, 'Next');
  await expectNames(['Ada Number03']);
  expect(isDisabled('Next')).toBe(true);
  await expectFocus(() => screen.getByRole('group', { name: 'Leads' }));
  await openPage(site, location.pathname + location.search);
  await expectNames(['Ada Number03']);
  await press(user, 'Previous');
  await expectNames(['Ada Number00', 'Grace Number01', 'Radia Number02']);
});

test('changes status, follow-up and owner in the list, by keyboard, and keeps them', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const invitation = { email: 'grace@example.com', name: 'Grace', role: 'editor' };
  await site.post('/trpc/admin.accounts.team.invite', invitation);
  localStorage.setItem('leadColumns', JSON.stringify(['status', 'followUpOn', 'owner']));
  vi.setSystemTime('2026-05-05T12:00');
  const { screen, user } = await openPage(site, '/admin/leads');
  for (const [button, role, item, shown] of [
    [/, status of Ada/, 'menuitemradio', 'Contacted', 'Contacted, status of Ada Number00'],
    [/follow-up of Ada/, 'menuitem', /^Tomorrow/, /May 6.*follow-up of Ada/],
    [/owner of Ada/, 'menuitemradio', 'Grace', /^Grace.*owner of Ada/],
  ] as const) {
    (await screen.findByRole('button', { name: button })).focus();
    await user.keyboard('{Enter}');
    await focusItem(role, item);
    await user.keyboard('{Enter}');
    const changed = await screen.findByRole('button', { name: shown });
    await expectFocus(() => changed);
  }
  await openPage(site, '/admin/leads');
  await screen.findByRole('button', { name: 'Contacted, status of Ada Number00' });
  await screen.findByRole('button', { name: /May 6.*follow-up of Ada/ });
  await screen.findByRole('button', { name: /^Grace.*owner of Ada/ });
});

test('chooses columns, which the browser keeps', async () => {
  await using site = await startTestSite();
  await createLeads(site, 1);
  const { screen, user } = await openPage(site, '/admin/leads');
  const header = (name: string) => screen.queryByRole('columnheader', { name });
  await screen.findByRole('columnheader', { name: 'Follow-up' });
  expect(header('Owner')).toBeNull();
  await press(user, 'Columns');
  await user.click(await screen.findByRole('checkbox', { name: 'Owner' }));
  await user.click(screen.getByRole('checkbox', { name: 'Follow-up' }));
  await openPage(site, '/admin/leads');
  await screen.findByRole('columnheader', { name: 'Owner' });
  expect(header('Follow-up')).toBeNull();
  await press(user, 'Columns');
  await press(user, 'Use the default');
  await screen.findByRole('columnheader', { name: 'Follow-up' });
  expect(header('Owner')).toBeNull();
});

test('shows loading texts, then empty states', async () => {
  await using site = await startTestSite();
  for (const [path, loading, empty] of [
    ['/admin/leads', 'Loading leads...', 'No leads yet. Start promoting your website!'],
    ['/admin', 'Loading quiz responses...', 'No quiz responses yet.'],
    ['/admin/boards', 'Loading boards...', 'No boards yet.'],
    ['/admin/webhooks', 'Loading webhooks...', 'No webhooks yet.'],
    ['/admin/security', 'Loading', 'No tokens yet.'],
  ] as const) {
    const gate = Promise.withResolvers<undefined>();
    await openPage(site, path, {
      intercept: (called) => (called.includes('/trpc/') ? gate.promise : undefined),
    });
    await expectText(loading);
    gate.resolve(undefined);
    await expectText(empty);
    await eventually(() => expect(document.body.textContent).not.toContain(loading));
  }
});
