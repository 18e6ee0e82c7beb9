import type { Page } from '@playwright/test';
import { ada, adaQuiz, question } from './adminSite.ts';
import { unique } from './leads.ts';
import { countSheets, expect, expectAccessible, expectToFit, test } from './page.ts';
import type { Site } from './site.ts';

const answers = {
  personalInfo: { name: 'Ada', city: 'London', niche: 'cybersecurity for manufacturers' },
  primary_reason: 'win_clients',
  success_definition: 'signed_deals',
  guest_preference: 'guests_and_solo',
  monetization_timeline: 'within_6_months',
  biggest_challenge: 'proving_return',
  success_metric: 'pipeline_value',
};
const message =
  'We tried a podcast two years ago. It died after six episodes, because nobody had the time to find guests, and our sales team never used it. This time it has to pay.';

/** A person who did the quiz and asked for a proposal; returns the id of the lead. */
async function newPerson(site: Site) {
  const email = `${unique()}@example.com`;
  await site.post('/api/quiz', { ...adaQuiz, email, answers });
  const attribution = { utm_source: 'linkedin', utm_campaign: 'spring', landing: '/services' };
  const { lead } = (
    await site.post('/trpc/leads.create', {
      ...ada,
      email,
      message,
      offerType: 'roi-guarantee',
      attribution: { first: attribution, last: attribution },
    })
  ).result.data;
  return String(lead.id);
}

const path = (id: string) => `/admin/people/${id}/brief`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const situation = (page: Page) => field(page, 'The situation');
const shown = (page: Page) => page.getByRole('region', { name: 'The situation' });

/** Gives the lead to an account, without the invitation that would need a password. */
function giveTo(site: Site, leadId: string, email: string) {
  const accountId = crypto.randomUUID();
  site.inDatabase((database) => {
    database
      .prepare(
        `insert into accounts (id, email, email_key, name, role, recovery_codes)
         values (?, ?, ?, 'Grace Hopper', 'editor', '[]')`,
      )
      .run(accountId, email, email);
    database.prepare('update leads set owner_id = ? where id = ?').run(accountId, leadId);
  });
}

test('a brief is written, edited and sent to the owner', async ({ page, site }) => {
  const id = await newPerson(site);
  await page.goto(`/admin/people/${id}`);
  await page.getByRole('link', { name: 'Meeting brief' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief for Ada Lovelace');
  await expect(page.getByRole('region', { name: 'On record' })).toContainText('linkedin / spring');
  await button(page, 'Write the brief').click();
  await expect(page.getByRole('region', { name: 'What they sell' })).toContainText(
    'plant managers and owners of manufacturing companies',
  );
  await expect(page.getByRole('region', { name: 'Objections' })).toContainText('$42,000');
  await expect(page.getByText(/Version 1, .* Written by templates/)).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Edit').click();
  await situation(page).fill('Ada wants signed deals.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await field(page, 'Question 2').fill(' ');
  await button(page, 'Save').click();
  await expect(field(page, 'Question 2')).toBeFocused();
  await expect(field(page, 'Question 2')).toHaveAccessibleDescription('Required');
  await expectAccessible(page);
  await field(page, 'Question 2').fill('Who signs?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect(shown(page)).toContainText('Ada wants signed deals.');

  await button(page, 'Write again').click();
  await question(page, 'Replace the edited brief?')
    .getByRole('button', { name: 'Write again' })
    .click();
  await expect(page.getByText(/Version 3, .* Written by templates/)).toBeVisible();
  await button(page, /^Version 2,/).click();
  await button(page, 'Use this text').click();
  await expect(situation(page)).toHaveValue('Ada wants signed deals.');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved as version 4')).toBeVisible();

  await expect(page.getByText('The newest lead has no owner.')).toBeVisible();
  const owner = `${unique()}@example.com`;
  giveTo(site, id, owner);
  await page.reload();
  await expect(page.getByText(`Owner of the newest lead: Grace Hopper (${owner}).`)).toBeVisible();
  await button(page, 'Email to owner').click();
  const dialog = question(page, 'Email the brief?');
  await expect(dialog).toContainText(owner);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Brief not sent yet')).toBeVisible();
});

test('a typical brief prints on one page, without the admin around it, and fits a phone', async ({
  page,
  site,
}) => {
  const id = await newPerson(site);
  await site.post('/trpc/admin.person.brief.write', { id, version: 0 });
  await page.goto(path(id));
  await expect(shown(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  expect(await countSheets(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await expectToFit(page, [375]);
  await button(page, 'Edit').press('Enter');
  await expect(situation(page)).toBeVisible();
  await button(page, 'Add objection').press('Enter');
  await expect(page.getByRole('group', { name: 'Objection 4' })).toBeVisible();
  await button(page, 'Remove objection 4').press('Enter');
  await expect(page.getByRole('group', { name: 'Objection 4' })).toHaveCount(0);
  await expectToFit(page, [375]);
});
