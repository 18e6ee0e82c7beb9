import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './adminSite.ts';
import { fillPerson, ready } from './leadForms.ts';
import { chooseOption, rows } from './leads.ts';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { linkTo, requestForm } from './ownDataLink.ts';
import { collectErrors, expect, expectToFit, hydrated, shared, test as base } from './page.ts';
import { answerQuestions, fillPersonalInfo, QUESTION_COUNT, results } from './quizSteps.ts';
import { expectSaved } from './whiteboard.ts';

/** A separate site, whose figures are all known. */
const test = base.extend<object, { agency: Deliveries }>({
  agency: shared(() =>
    startDeliveries({ VISITOR_HISTORY: 'on', LEAD_NOTIFY_EMAIL: 'team@example.com' }),
  ),
  baseURL: ({ agency }, use) => use(agency.site.url),
  timezoneId: 'Europe/London',
});
const email = 'Ada.Lovelace@Example.com';
const emailKey = email.toLowerCase();
const articles = {
  first: 'The podcast report that fits on one page',
  second: 'Your guest list is an account list: build it in four hours',
};
const landing = '/blog/podcast-metrics-that-matter';
const call = 'Tuesday, May 6, 2031, Morning (Europe/London)';
/** Two articles and the list between them, the quiz and its steps, guide, board and contact page. */
const EVENTS = 7 + QUESTION_COUNT;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const timeline = (page: Page) =>
  page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
const count = ({ site }: Deliveries, sql: string) =>
  site.inDatabase((database) => database.prepare(sql).pluck().get());

const expectEvents = (agency: Deliveries, expected: number) =>
  expect.poll(() => count(agency, 'select count(*) from visit_events')).toBe(expected);

async function readAndTakeQuiz(page: Page, agency: Deliveries) {
  await page.goto(`${landing}?utm_source=linkedin&utm_medium=social&utm_campaign=spring`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: '← Back to Blog' }).first().click();
  await expectEvents(agency, 2);
  await page.getByRole('link', { name: articles.second }).first().click();
  await expectEvents(agency, 3);
  await inHeader(page, 'Quiz').click();
  await hydrated(page);
  await fillPersonalInfo(page);
  await answerQuestions(page, {});
  await page.getByLabel('Email').fill(email);
  await results(page).click();
  const isSent = () => agency.mailgun.accepted.some(({ to }) => to === email);
  await expect.poll(isSent).toBe(true);
}

/** Opens the guide in a new tab and plans on its board; returns the addresses of both. */
async function planOnBoard(page: Page, context: BrowserContext) {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open your guide' }).click(),
  ]);
  await hydrated(tab);
  const guide = tab.url();
  await tab.getByRole('button', { name: 'Plan it together' }).click();
  await expectSaved(tab);
  await tab.close();
  return { guide, board: tab.url() };
}

async function requestCall(page: Page) {
  await inHeader(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  const form = page.locator('form').filter({ hasText: 'Preferred day' });
  await ready(form);
  await form.getByLabel('Preferred day *').fill('2031-05-06');
  await form.getByLabel('Preferred time *').selectOption('Morning');
  await fillPerson(form, email);
  await form.getByRole('button', { name: 'Request a call' }).click();
  await expect(page.getByText('Call requested!')).toBeVisible();
}

/** What happened, newest first. */
const story = [
  `Asked for a call: ${call} · came from linkedin, spring`,
  'Opened /contact',
  'Opened /whiteboard',
  'Planned on a whiteboard: Season plan: ',
  'Opened the guide',
  'Email with the guide was sent',
  'Guide, version 1: written by Built-in writer',
  'Completed the quiz: The Strategic Business Podcast · came from linkedin, spring',
  `Saw ${QUESTION_COUNT} steps of the quiz`,
  'Opened /quiz',
  `Read ${articles.second}`,
  'Opened /blog',
  `Read ${articles.first} · came from linkedin, spring`,
];

async function expectStory(admin: Page, ...latest: string[]) {
  await expect(timeline(admin)).toHaveText(
    [...latest, ...story].map((text) => new RegExp(`^${RegExp.escape(text)}`)),
  );
}

async function openPerson(admin: Page) {
  await admin.goto('/admin/leads');
  await admin.getByRole('link', { name: 'Ada Lovelace' }).click();
  await admin.getByRole('link', { name: "Open the person's page" }).click();
  await expect(title(admin)).toHaveText('Ada Lovelace');
}

async function writeBrief(admin: Page) {
  await admin.getByRole('link', { name: 'Meeting brief' }).click();
  await admin.getByRole('button', { name: 'Write the brief' }).click();
  await expect(admin.getByRole('region', { name: 'Objections' })).toBeVisible();
  const record = admin.getByRole('region', { name: 'On record' });
  for (const fact of ['linkedin / social / spring', ...Object.values(articles), call])
    await expect(record).toContainText(fact);
}

async function winLead(admin: Page) {
  await admin.goto('/admin/leads');
  await admin.getByRole('link', { name: 'Ada Lovelace' }).click();
  const details = admin.getByRole('dialog', { name: 'Ada Lovelace' });
  await chooseOption(details.getByRole('combobox', { name: 'Status' }), 'Won');
  const value = details.getByRole('textbox', { name: 'Value' });
  await value.fill('12500');
  await value.press('Enter');
  await expect(details.getByText('Value set to $12,500')).toBeVisible();
}

const lines = { source: 'linkedin', campaign: 'spring', landing, article: articles.first };

/** Opens each report, compares the line of the campaign, and counts the rows of each list. */
async function expectReport(admin: Page, figures: string[]) {
  for (const [by, name] of Object.entries(lines)) {
    await admin.goto(`/admin/trends?by=${by}&days=7`);
    for (const line of [name, 'Total']) {
      const row = admin.locator('[data-row]').filter({ has: admin.getByTitle(line) });
      const cells = figures.map((figure) => new RegExp(`^${RegExp.escape(figure)}\\D.*before$`));
      await expect(row.getByRole('cell')).toHaveText(cells);
    }
    for (const step of ['quiz finished', 'leads', 'calls', 'won']) {
      await expect(admin.getByTitle('Total')).toBeVisible();
      const link = admin.getByRole('link', { name: `${step} of ${name}` });
      if ((await link.count()) === 0) continue;
      const figure = Number((await link.innerText()).split(/\s/)[0]);
      await link.click();
      await expect(rows(admin)).toHaveCount(figure);
      await admin.goBack();
    }
  }
}

/** Expects everything the person saw before on the page and in the file. */
async function downloadAll(page: Page) {
  for (const text of ['Campaign: spring', 'Page: /contact', 'Won', '$12,500', 'Objections'])
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const data = JSON.parse(file);
  expect(data).toMatchObject({
    email: emailKey,
    isComplete: true,
    inquiries: [{ status: 'won', wonValue: 12_500, message: expect.stringContaining(call) }],
    quizResponses: [{ resultDescription: 'The Strategic Business Podcast', board: {} }],
    brief: { version: 1 },
    subscriptions: [],
  });
  // The privacy page is the last one.
  expect(data.visits).toHaveLength(EVENTS + 1);
  expect(data.visits.at(-1)).toMatchObject({ name: landing, source: { utm_campaign: 'spring' } });
  expect(data.messages.map(({ subject }: { subject: string }) => subject)).toEqual(
    expect.arrayContaining(['Your strategy guide', 'The link to your data']),
  );
}

async function correctCompany(page: Page) {
  await page.getByRole('button', { name: 'Correct: Ada Lovelace' }).first().click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Babbage & Co');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Babbage & Co' })).toBeVisible();
}

async function eraseAll(page: Page) {
  await page.getByRole('button', { name: 'Erase everything...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    '1 inquiry',
    '3 notes about them',
    '1 quiz response with its guide',
    '1 whiteboard of a guide',
    '1 preparation of a call',
    `${EVENTS + 1} recorded visits`,
    /^\d records of emails and notices$/,
  ]);
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(title(page)).toHaveText('Your data is erased');
}

/** Opens the page of a person in a tab whose errors are expected. */
async function expectGone(admin: Page, person: string) {
  const tab = await admin.context().newPage();
  await tab.goto(person);
  await expect(tab.getByText('There is no such person')).toBeVisible();
  await tab.close();
}

test('one person is one story, from a campaign to the erasure, and every figure adds up', async ({
  page,
  context,
  browser,
  agency,
  pageErrors,
}) => {
  // The longest journey: its limit only ends a test that hangs.
  test.slow();
  const visits = () => count(agency, `select sum(count) from visit_counts where kind = 'visit'`);
  await readAndTakeQuiz(page, agency);
  const { guide, board } = await planOnBoard(page, context);
  await requestCall(page);
  await expectEvents(agency, EVENTS);

  const [baseURL, timezoneId] = [agency.site.url, 'America/New_York'];
  const staff = await browser.newContext({ baseURL, timezoneId });
  const admin = await staff.newPage();
  collectErrors(admin, pageErrors);
  await signIn(admin, '/admin/today');
  await openPerson(admin);
  await expectStory(admin);
  await expectToFit(admin);
  await admin.setViewportSize({ width: 1280, height: 812 });
  const person = admin.url();
  const notice = () =>
    agency.mailgun.accepted.find(({ subject }) => /lead|call/i.test(subject ?? ''));
  await expect.poll(() => notice()?.text).toContain('linkedin, campaign spring');
  await writeBrief(admin);
  await winLead(admin);
  const won = ['1', '1', '1', '1', '1', '1', '$12,500'];
  await expectReport(admin, won);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.getByRole('link', { name: 'Your data' }).first().click();
  await ready(requestForm(page));
  await requestForm(page).getByLabel('Email address').fill(email);
  await requestForm(page).getByRole('button', { name: 'Send me the link' }).click();
  const link = await linkTo(agency.mailgun, emailKey);
  await page.goto(link);
  await hydrated(page);
  await downloadAll(page);
  await correctCompany(page);
  await admin.goto(person);
  await expect(admin.getByText('Babbage & Co')).toBeVisible();
  await expectStory(
    admin,
    'Name or company corrected by the person',
    'Email with the link to their data was sent',
    'Opened /privacy',
    'Value set to $12,500',
    'Status changed from New to Won',
  );

  // The browser logs the 404 of a person who is gone.
  await admin.goto('/admin/today');
  await eraseAll(page);
  await expectGone(admin, person);
  await expectReport(admin, ['1', '1', '0', '0', '0', '0', '$0']);
  for (const dead of [guide, link]) expect((await page.request.get(dead)).status()).toBe(404);
  expect(visits()).toBe(1);
  await admin.goto(board);
  await expect(title(admin)).toHaveText('There is no board with this id.');
  await expectEvents(agency, 0);

  // The browser still has its id.
  await inHeader(page, 'Services').click();
  await expectEvents(agency, 1);
  await requestCall(page);
  await openPerson(admin);
  expect(admin.url()).not.toBe(person);
  await expect(timeline(admin)).toHaveText([
    /^Asked for a call/,
    /^Opened \/contact/,
    /^Opened \/services/,
  ]);
});
