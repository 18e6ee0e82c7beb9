import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './page.ts';

const script = `</script><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
const endless = '🎙️'.repeat(30) + 'supercalifragilistic'.repeat(20);
const hostile = {
  script: [`Ada ${script}`, script],
  'mark-up and Markdown': [
    '# Ada **b** [a](javascript:alert(1))',
    '<h1>Owned</h1>\n# Owned\n- [x](http://evil.example) `c` | d & &lt;b&gt; {{7*7}} ${7*7}',
  ],
  'a huge niche': ['x'.repeat(200), endless.repeat(10)],
  emoji: ['👩🏽‍🚀🏳️‍🌈🎙️', '🎙️ podcasts for 👩🏽‍🚀 & 🦷'],
  'text from right to left': ['\u202Eevil עדה לאבלייס', 'ייעוץ עסקי \u202Egnp.exe مرحبا'],
};

for (const [kind, [name = '', niche = '']] of Object.entries(hostile))
  test(`${kind} as name and niche is text on the page, in the mail and in the admin`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const email = `hostile-${randomUUID()}@example.com`;
    const answered = await request.post('/api/quiz', {
      data: {
        name: name.slice(0, 200),
        email,
        answers: {
          personalInfo: { name, city: niche, niche },
          [name]: niche,
          podcast_tone: [niche],
        },
        result: niche.slice(0, 200),
        resultDescription: niche.slice(0, 1000),
      },
    });
    expect(answered.status()).toBe(201);
    const { guideUrl } = await answered.json();

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(guideUrl);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.getByRole('heading', { name: 'First ten episodes', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
      await expect(
        page.getByRole('main').locator('[href*="evil"], [href^="javascript"]'),
      ).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      // What a section hides beyond its edge makes no sideways scroll either.
      const tooWide = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('h1, h2, p, li')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(tooWide).toEqual([]);
      await expectAccessible(page);

      await page.goto('/admin');
      const row = page.getByRole('listitem').filter({ hasText: email });
      await row.getByRole('button', { name: /^View Details/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByRole('link', { name: 'Open the private guide page' }),
      ).toHaveAttribute('href', guideUrl);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.goto('/admin/outbox');
      const entry = page.getByRole('listitem').filter({ hasText: email });
      await entry.getByRole('button', { name: 'Read' }).click();
      const mail = page.frameLocator('iframe[title^="Mail"]');
      await expect(mail.getByRole('heading', { name: 'First ten episodes' })).toBeVisible();
      await expect(mail.locator('img, script, [href*="evil"], [href^="javascript"]')).toHaveCount(
        0,
      );
      await expectNoSidewaysScroll(page);
      await expect(page).not.toHaveTitle('run');
    }
  });
