import type { Page } from '@playwright/test';
import { inRow } from './adminSite.ts';
import { uniqueEmail } from './leadForms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';
import type { Site } from './site.ts';

const script = `</script><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
const longWord = '🎙️'.repeat(30) + 'supercalifragilistic'.repeat(20);
const hostile: Record<string, [name: string, niche: string]> = {
  script: [`Ada ${script}`, script],
  'mark-up and Markdown': [
    '# Ada **b** [a](javascript:alert(1))',
    '<h1>Owned</h1>\n# Owned\n- [x](http://evil.example) `c` | d & &lt;b&gt; {{7*7}} ${7*7}',
  ],
  'a huge niche': ['x'.repeat(200), longWord.repeat(10)],
  emoji: ['👩🏽‍🚀🏳️‍🌈🎙️', '🎙️ podcasts for 👩🏽‍🚀 & 🦷'],
  'text from right to left': ['\u202Eevil עדה לאבלייס', 'ייעוץ עסקי \u202Egnp.exe مرحبا'],
};
/** A guide's email has the cover of its show. */
const evil = 'img:not([src$="/mail.png"]), script, [href*="evil"], [href^="javascript"]';

/** Submits a quiz with hostile answers of each kind. */
async function finishAll(site: Site) {
  const finished = Object.entries(hostile).map(async ([kind, [name, niche]]) => {
    const email = uniqueEmail();
    const { guideUrl } = await site.post('/api/quiz', {
      name: name.slice(0, 120),
      email,
      answers: {
        personalInfo: {
          name: name.slice(0, 120),
          city: niche.slice(0, 120),
          niche: niche.slice(0, 300),
        },
        [name.slice(0, 100)]: niche.slice(0, 300),
        podcast_tone: [niche.slice(0, 300)],
      },
      result: niche.slice(0, 200),
      resultDescription: niche.slice(0, 1000),
    });
    return { kind, email, guideUrl };
  });
  return Promise.all(finished);
}

/** Expects no horizontal scroll and no text that is cut off. */
async function expectNothingCutOff(page: Page) {
  await expectNoSidewaysScroll(page);
  const tooWide = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, p, li')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(tooWide).toEqual([]);
}

const phone = { width: 320, height: 800 };
const desktop = { width: 1280, height: 800 };

test('shows hostile answers as text in guides, the admin and emails, without overflow', async ({
  page,
  site,
  pageErrors,
}) => {
  const finished = await finishAll(site);
  for (const { kind, guideUrl } of finished)
    await test.step(`${kind} in the guide`, async () => {
      await page.setViewportSize(desktop);
      await page.goto(guideUrl);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        main.getByRole('heading', { name: 'First ten episodes', exact: true }),
      ).toBeVisible();
      await expect(main.locator(evil)).toHaveCount(0);
      await expectNothingCutOff(page);
      await page.setViewportSize(phone);
      await expectNothingCutOff(page);
      await expect(page).not.toHaveTitle('run');
    });
  await expectAccessible(page);

  await page.goto('/admin');
  for (const { kind, email, guideUrl } of finished)
    await test.step(`${kind} in the admin`, async () => {
      await page.setViewportSize(desktop);
      await inRow(page, email, /^View Details/).click();
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByRole('link', { name: 'Open the private guide page' }),
      ).toHaveAttribute('href', guideUrl);
      await expect(dialog.locator(evil)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    });
  await page.goto('/admin/outbox');
  for (const { kind, email, guideUrl } of finished)
    await test.step(`${kind} in the mail`, async () => {
      await inRow(page, email, /^Email/).click();
      const mail = page.frameLocator('iframe[title^="Email: "]');
      const link = mail.getByRole('link', { name: 'Open your guide' });
      await expect(link).toHaveAttribute('href', new RegExp(`${guideUrl}$`));
      await expect(mail.locator(evil)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    });
  await expect(page).not.toHaveTitle('run');
  // The cover has the public URL, at which this browser is not.
  expect(pageErrors.splice(0).filter((error) => !error.includes('/mail.png'))).toEqual([]);
});

test('names of a single long word do not widen the page of a person', async ({ page, site }) => {
  const word = 'x'.repeat(200);
  const { lead } = await site.post('/api/leads', {
    firstName: word,
    lastName: word,
    company: word,
    email: uniqueEmail(),
    leadType: 'inquiry',
    revenue: '',
  });
  await page.setViewportSize(phone);
  await page.goto(`/admin/people/${lead.id}`);
  await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
  await expectNothingCutOff(page);
});
