import { expect, hydrated, sectionHydrated, test } from './page.ts';

/** A page translator in the browser: it puts each text into `font` elements, now and whenever it changes. */
function startTranslator(isReplaced: boolean) {
  const wrap = (text: Node) => {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(font, text);
    inner.append(isReplaced ? `«${text.textContent}»` : text);
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, textarea, font'))
        texts.push(walker.currentNode);
    texts.forEach(wrap);
    document.documentElement.lang = 'de';
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
}

for (const isReplaced of [false, true])
  test(`a page translator that ${isReplaced ? 'replaces' : 'wraps'} every text keeps forms, typed text and the position`, async ({
    page,
  }) => {
    await page.addInitScript(startTranslator, isReplaced);
    await page.goto('/contact');
    await hydrated(page);
    const form = page.locator('main form').last();
    const field = form.locator('input[name=firstName]');
    const former = await field.elementHandle();
    await field.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const position = () => field.evaluate((input) => input.getBoundingClientRect().top);
    const before = await position();
    await field.focus();
    await page.keyboard.type('Ada');
    await sectionHydrated(field);
    expect(await position()).toBe(before);
    expect(await field.evaluate((input, other) => input === other, former)).toBe(true);
    await expect(field).toHaveValue('Ada');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title.locator('font font').first()).toContainText(isReplaced ? '«' : '');

    // React changes and removes translated texts.
    await page.keyboard.press('Enter');
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(title).toHaveCount(1);
  });
