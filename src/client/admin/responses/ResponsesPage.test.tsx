import { waitFor, within } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  dialog,
  expectFocus,
  expectQuery,
  expectText,
  gone,
  isDisabled,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { quiz } from '../../../../test/submissions.ts';

const environment = { GEMINI_API_KEY: '', GEMINI_BASE_URL: '' };
const attribution = { utm_source: 'linkedin', utm_campaign: 'spring', landing: '/services' };

async function finishQuiz(site: TestSite, name = 'Ada Lovelace') {
  const email = `${name.slice(0, 3).toLowerCase()}@example.com`;
  const fields = { ...quiz, name, email, attribution: { first: attribution, last: attribution } };
  const { result } = await site.post('/trpc/quiz.submit', fields);
  return String(result.data.response.id);
}

test('lists a response, and opens its details by URL and by a click anywhere on its row', async () => {
  await using site = await startTestSite({ environment });
  const id = await finishQuiz(site);
  const { screen, user } = await openPage(site, '/admin');
  const row = await screen.findByRole('row', { name: /^Ada Lovelace/ });
  expect(row.textContent).toMatch(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/);
  const open = screen.getByRole('button', { name: 'View Details of Ada Lovelace' });
  await user.click(open);
  const details = within(await dialog('Quiz Response Details'));
  await expectQuery(`response=${id}`);
  await details.findByText('City: London');
  expect(details.getByRole('group', { name: 'Answers as JSON' }).textContent).toContain(
    '"city": "London"',
  );
  details.getByRole('heading', { name: 'Generated Strategy' });
  await details.findByText('Positioning');
  const guide = await details.findByRole('link', { name: 'Open the private guide page' });
  expect(guide.getAttribute('href')).toMatch(/\/quiz\/guide\/[\w-]+$/);
  await details.findByText('Written by the built-in writer');
  await details.findByRole('heading', { name: 'Source' });
  details.getAllByText('spring');
  await press(user, 'Regenerate');
  await screen.findByText('Guide regenerated');

  await user.keyboard('{Escape}');
  await gone(() => screen.queryByRole('dialog'));
  await expectFocus(() => open);
  await user.click(within(row).getByText(quiz.resultDescription));
  await dialog('Quiz Response Details');
  history.back();
  await gone(() => screen.queryByRole('dialog'));

  await openPage(site, `/admin?response=${id}`);
  await within(await dialog('Quiz Response Details')).findByText('City: London');
  await openPage(site, `/admin?response=${randomUUID()}`);
  await expectText('This quiz response was not found.');
});

test('counts the same month of every year as This Month, and loads more until the end', async () => {
  await using site = await startTestSite({ environment });
  await finishQuiz(site);
  const lastYear = new Date().getFullYear() - 1;
  // Five in the middle of each month of last year, and none today.
  site.inDatabase((database) => {
    const select = database.prepare<[], object>('select * from quiz_responses');
    const response = select.get() ?? {};
    database.prepare('delete from quiz_responses').run();
    for (let n = 0; n < 60; n++) {
      const createdAt = Date.UTC(lastYear, n % 12, 15, 12, n);
      const tokens = { guide_token: null, share_token: null };
      const copy = { ...response, ...tokens, id: randomUUID(), created_at: createdAt };
      const names = Object.keys(copy).join(', ');
      const values = names.replaceAll(/\w+/g, '@$&');
      database.prepare(`insert into quiz_responses (${names}) values (${values})`).run(copy);
    }
  });
  const { screen, user } = await openPage(site, '/admin');
  await screen.findByText('Showing 50 of 60');
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt, dt *' }).closest('div')?.textContent;
  expect(figure('Total Responses')).toBe('Total Responses60');
  expect(figure('This Month')).toBe('This Month (The same calendar month of any year)5');
  expect(figure('Today')).toBe('Today0');
  await press(user, 'Load more');
  await screen.findByText('Showing 60 of 60');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('searches responses in the URL, and erases a person', async () => {
  await using site = await startTestSite({ environment });
  await finishQuiz(site);
  await finishQuiz(site, 'Rädia Perlman');
  const { screen, user } = await openPage(site, '/admin');
  const expectRows = (names: readonly string[]) =>
    waitFor(() => {
      const rows = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
      expect(rows).toEqual(names);
    });
  await expectRows(['Rädia Perlman', 'Ada Lovelace']);
  await user.type(screen.getByLabelText('Search'), 'radia perlman');
  await expectRows(['Rädia Perlman']);
  await expectQuery(/^\?q=radia\+perlman$/);
  await openPage(site, location.pathname + location.search);
  await expectRows(['Rädia Perlman']);
  await press(user, 'View Details of Rädia Perlman');
  await press(user, 'Erase person');
  await within(await dialog('Erase this person?')).findByText('1 quiz response with its guide');
  expect(isDisabled('Erase everything')).toBe(true);
  await user.click(screen.getByLabelText('I understand that this cannot be undone.'));
  await press(user, 'Erase everything');
  await gone(() => screen.queryByRole('dialog'));
  await screen.findByText('No response matches this search.');
  await user.clear(screen.getByLabelText('Search'));
  await expectRows(['Ada Lovelace']);
});

test('ignores what no filter of the URL can be', async () => {
  await using site = await startTestSite({ environment });
  await finishQuiz(site);
  const { screen } = await openPage(site, `/admin?from=9999-99-99&to=soon&q=${'x'.repeat(201)}`);
  await screen.findByRole('row', { name: /^Ada Lovelace/ });
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
});
