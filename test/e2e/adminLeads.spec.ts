import dayjs from 'dayjs';
import { chooseOption, createLeads, names, note, openFirst, rows, total } from './leads.ts';
import { expect, expectAccessible, test } from './page.ts';

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

test('lists leads in a table with a color for each revenue tier, offer and lead type', async ({
  page,
  site,
}) => {
  const [offerKeys, typeKeys] = [Object.keys(offers), Object.keys(types)];
  const kinds = [...Object.values(offers), ...Object.values(types)];
  const word = await createLeads(site, kinds.length, (index) => ({
    revenue: Object.keys(tiers)[index % 4] ?? '',
    offerType: offerKeys[index] ?? '',
    leadType: typeKeys[index - offerKeys.length] ?? 'proposal',
  }));
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  for (const label of ['Total Leads', 'This Month', 'High Value'])
    await expect(page.getByText(label)).toBeVisible();
  // The first column selects rows; columns beyond the specification come last.
  const specified = ['Name', 'Company', 'Email', 'Revenue', 'Type', 'Date'];
  const columns = ['', ...specified, 'Status', 'Follow-up'];
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  await expect(rows(page).first()).toContainText('Ada Number00');
  await expect(rows(page).first()).toContainText(`${word}-0@example.com`);

  const color = (text: string) =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      // The last match is the badge: next to an offer the type is small text.
      .last()
      .evaluate((element) => {
        const badge = element.closest('.mantine-Badge-root') ?? element;
        const { color: ink, backgroundColor } = getComputedStyle(badge);
        return `${ink} on ${backgroundColor}`;
      });
  const revenues = await Promise.all(Object.values(tiers).map(color));
  expect(new Set(revenues).size).toBe(revenues.length);
  const badges = await Promise.all(kinds.map(color));
  expect(new Set(badges).size).toBe(badges.length);
  // An inquiry has no color.
  expect(badges.at(-1)).toContain('on rgba(0, 0, 0, 0)');
});

test('keeps filters, search and sorting across reload and back, and in the export', async ({
  page,
  request,
  site,
}) => {
  const word = await createLeads(site, 6);
  await page.goto('/admin/leads');
  await page.getByLabel('Search').fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(total(page)).toHaveText('6 leads');
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  await chooseOption(filter('Type'), 'Strategy');
  await expect(total(page)).toHaveText('3 leads');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(names(page)).toHaveText(['Ada Number03', 'Grace Number01', 'Radia Number05']);

  await page.reload();
  await expect(names(page)).toHaveText(['Ada Number03', 'Grace Number01', 'Radia Number05']);
  await expect(page.getByLabel('Search')).toHaveValue(word);
  await page.goBack();
  await page.goBack();
  await expect(total(page)).toHaveText('6 leads');
  await expect(filter('Type')).toHaveValue('');

  await chooseOption(filter('Offer'), 'Smart Saver');
  await chooseOption(filter('Revenue'), '$10M+');
  await expect(total(page)).toHaveText('1 lead');
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('target', '_blank');
  // Smaller than the buttons of the site: the styles of the page override theirs.
  await expect(link).toHaveCSS('min-height', '36px');
  await expect(link).toHaveAttribute('href', new RegExp(`q=${word}.*offer=smart-saver`));
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(2);

  await page.getByRole('button', { name: 'Any date' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  const calendar = page.getByRole('dialog');
  const month = dayjs().subtract(1, 'month').format('YYYY-MM');
  for (const day of ['3', '20']) await calendar.getByText(day, { exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`from=${month}-03&to=${month}-20`));
  const chosen = ['03', '20'].map((day) => dayjs(`${month}-${day}`).format('MMM D, YYYY'));
  await expect(page.getByRole('button', { name: chosen.join(' – ') })).toBeVisible();
  await expect(page.getByText('No leads match this filter.')).toBeVisible();
  // The frame of the empty table does not cut the button off.
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last(),
  ).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

test('explains invalid filters of the URL', async ({ page }) => {
  await page.goto('/admin/leads?status=maybe');
  const alert = page.getByRole('alert').filter({ hasText: 'status: Must be one of' });
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(alert).toHaveCount(0);

  await page.goto('/admin/leads?from=2026-05-02&to=2026-05-01');
  await expect(page.getByText('From is after To, so no lead can match.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'May 2, 2026 – May 1, 2026' }),
  ).toHaveAccessibleDescription('From is after To');
});

test('pages forward and back, and moves focus to the top of the table', async ({ page, site }) => {
  const word = await createLeads(site, 5);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`/admin/leads?q=${word}&sort=oldest&limit=3`);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(names(page).first()).toHaveText('Ada Number00');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(next).toBeDisabled();
  const table = page.getByRole('group', { name: 'Leads' });
  await expect(table).toBeFocused();
  await expect(table).toBeInViewport({ ratio: 0.5 });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await previous.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(names(page).first()).toHaveText('Ada Number00');
});

test('navigates rows by keyboard, and closes details on a click but not a drag outside', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 3);
  await page.goto(`/admin/leads?q=${word}&sort=oldest`);
  await names(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names(page).nth(1)).toBeFocused();
  for (const [key, index] of [
    ['k', 0],
    ['j', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(names(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(names(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Radia Number02' });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/lead=[0-9a-f-]{36}/);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page).not.toHaveURL(/lead=/);
  await expect(names(page).nth(2)).toBeFocused();

  await page.keyboard.press('Enter');
  await note(page).fill('Half a sentence');
  const box = await note(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 5 });
  await page.mouse.up();
  await expect(note(page)).toHaveValue('Half a sentence');
  await expect(page).toHaveURL(/lead=/);
  await page.mouse.click(20, 300);
  await expect(details).toHaveCount(0);
});

test('opens a lead again that was closed a moment before, on a slow machine', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  const details = page.getByRole('dialog');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Both keys are pressed before React has rendered the URL without the lead.
  for (let times = 0; times < 2; times += 1) {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(note(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('shows the quiz response of the same person, and records status changes and notes', async ({
  page,
  site,
}) => {
  const word = await createLeads(site, 1);
  await site.post('/api/quiz', {
    name: 'Ada Quiz',
    email: `${word.toUpperCase()}-0@EXAMPLE.com`,
    answers: { personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' } },
    result: 'personal_brand',
    resultDescription: 'The Personal Brand Authority Show',
  });
  await page.goto(`/admin/leads?q=${word}`);
  await openFirst(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The Personal Brand Authority Show');
  await dialog.getByText('Answers', { exact: true }).click();
  await expect(dialog.getByText('City: London')).toBeVisible();
  await expect(dialog).toContainText('"city": "London"');
  await chooseOption(dialog.getByRole('combobox', { name: 'Status' }), 'Qualified');
  await expect(dialog).toContainText('New → Qualified');
  await note(page).fill('Wants to start in spring.');
  await dialog.getByLabel('Your name').fill('Grace');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Wants to start in spring.');
  await expect(dialog.getByRole('listitem').first()).toContainText('Grace ·');
  await expect(note(page)).toHaveValue('');

  await page.reload();
  await expect(dialog).toContainText('Wants to start in spring.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows(page).first()).toContainText('Qualified');
});
