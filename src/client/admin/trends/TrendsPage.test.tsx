import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { savedFile } from '../../../../test/component/downloads.ts';
import { expectNames, expectQuery, expectText, press } from '../../../../test/component/leads.ts';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { lead, quiz } from '../../../../test/submissions.ts';

/** Creates two leads of a source, of which one was won, and a quiz response. */
async function createRecords(site: TestSite, source: string) {
  const visit = { utm_source: source, utm_campaign: `camp-${source}`, landing: '/services' };
  const attribution = { first: visit, last: visit };
  await site.post('/trpc/leads.create', { ...lead, attribution });
  const { result } = await site.post('/trpc/leads.create', { ...lead, attribution });
  await site.post('/trpc/quiz.submit', { ...quiz, attribution });
  const { id } = result.data.lead;
  await site.post('/trpc/leads.update', { id, status: 'won' });
  await site.post('/trpc/leads.update', { id, wonValue: 12_500 });
}

test('every figure leads to its list, and the download has the lines that are shown', async () => {
  await using site = await startTestSite();
  await createRecords(site, 'linkedin');
  const formula = '=HYPERLINK("x")';
  await site.post('/trpc/leads.create', {
    ...lead,
    attribution: { first: { utm_source: formula }, last: { utm_source: formula } },
  });
  await preload('/admin/leads', '/admin');
  const { screen, user } = await openPage(site, '/admin/trends?days=7');
  await user.click(await screen.findByRole('link', { name: '2 leads of linkedin' }));
  await expectNames(['Ada Lovelace', 'Ada Lovelace']);
  await press(user, 'Remove filter Source: linkedin');
  await waitFor(() => expect(location.search).not.toContain('source='));

  await openPage(site, '/admin/trends?days=7');
  await user.click(await screen.findByRole('link', { name: 'Campaign' }));
  await expectQuery('by=campaign');
  await user.click(await screen.findByRole('link', { name: '1 quiz finished of camp-linkedin' }));
  await screen.findByText('Showing 1 of 1');
  history.back();
  await press(user, 'Value won');
  await expectQuery('sort=');
  const table = within(await screen.findByRole('region', { name: 'Pipeline' }));
  const names = () => table.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()[0]).toBe('camp-linkedin'));
  const campaigns = await savedFile(() => press(user, 'Download CSV'));
  expect(campaigns.name).toMatch(/^pipeline-campaign-.*\.csv$/);
  const [header, ...lines] = campaigns.text.slice(1).trimEnd().split('\r\n');
  expect(header).toMatch(/^Campaign,Visits,Visits before,.*,Value won,Value won before$/);
  expect(lines[0]).toBe('camp-linkedin,0,0,0,0,1,0,2,0,0,0,1,0,12500,0');
  expect(lines.map((line) => line.split(',')[0])).toEqual(names());

  // Programs must not run what a visitor names as the source.
  await openPage(site, '/admin/trends?days=7');
  await screen.findByTitle(formula);
  const sources = await savedFile(() => press(user, 'Download CSV'));
  expect(sources.text).toContain(`\r\n"'=HYPERLINK(""x"")",`);
});

test('keeps the period in the URL, and shows charts as tables, too', async () => {
  await using site = await startTestSite();
  await createRecords(site, 'linkedin');
  const { screen, user } = await openPage(site, '/admin/trends');
  const period = (name: string) => screen.findByRole('link', { name });
  expect((await period('30 days')).getAttribute('aria-current')).toBe('true');
  await user.click(await period('7 days'));
  await expectQuery(/days=7$/);
  await openPage(site, location.pathname + location.search);
  await expectText('2 leads');
  const panel = within(await screen.findByRole('region', { name: 'Per day' }));
  await waitFor(() => expect(panel.getAllByRole('row')).toHaveLength(8));
  const funnel = screen
    .getAllByRole('table')
    .find(({ textContent }) => /Drop-off/.test(textContent));
  expect(funnel?.querySelectorAll('tr')).toHaveLength(23);
  expect(screen.getByRole('list', { name: 'Leads by offer' }).textContent).toContain('General');
  for (const chart of [/^Leads and quiz responses per day/, /^Visitors who continued/])
    screen.getByRole('img', { name: chart });
});
