import type { Page } from '@playwright/test';
import dayjs from 'dayjs';
import { signIn } from './adminSite.ts';
import { createLeads, note } from './leads.ts';
import { expect, test } from './page.ts';

/** Types and presses keys, and counts them. No mouse is used, and no element is focused by script. */
function keyboardOf(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    count: () => count,
    press,
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    /** Presses a key until an element has the focus. */
    async until(key: string, isFocused: () => Promise<boolean>, most: number) {
      for (let presses = 0; presses < most && !(await isFocused()); presses += 1) await press(key);
      expect(await isFocused()).toBe(true);
    },
  };
}

const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

test.use({ baseURL: ({ closedSite }, use) => use(closedSite.url) });

test('a new person finds what to do in the morning and does it, by keyboard alone', async ({
  page,
  closedSite: site,
}) => {
  const word = await createLeads(site, 3);
  const colleague = `Grace ${word}`;
  const invitation = { email: `${word}@example.com`, name: colleague, role: 'editor' };
  await site.post('/trpc/admin.accounts.team.invite', invitation);
  await signIn(page, '/admin/today');
  const keys = keyboardOf(page);
  const isFocused = (name: string) => async () => (await focusName(page)).startsWith(name);
  const shot = async (name: string) => {
    if (!process.env.SHOTS) return;
    for (const [width, height] of [
      [375, 812],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
    }
  };
  const leads = page.getByRole('region', { name: 'New leads' });
  await expect(leads.getByRole('link', { name: /Number/ })).toHaveCount(3);
  await page.reload();
  await expect(leads.getByRole('link', { name: /Number/ })).toHaveCount(3);
  await shot('1-today');

  await keys.until('j', isFocused('Radia Number02'), 3);
  console.log('tabs to first lead', keys.count());
  await keys.press('Enter');
  const first = page.getByRole('dialog', { name: 'Radia Number02' });
  await expect(note(page)).toBeVisible();
  console.log('focus in the drawer', await focusName(page));
  await shot('2-lead');
  await keys.press('e');
  expect(await focusName(page)).toBe('Status');
  console.log('to status', keys.count());
  await keys.press('Enter');
  await keys.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Contacted' })).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await keys.press('Enter');
  await expect(first.getByRole('combobox', { name: 'Status' })).toHaveValue('Contacted');
  await keys.until('Tab', isFocused('Tomorrow'), 6);
  await keys.press('Enter');
  const tomorrow = dayjs().add(1, 'day').format('MMM D, YYYY');
  await expect(first).toContainText(`Follow-up set to ${tomorrow}`);
  console.log('follow-up set', keys.count(), await focusName(page));
  await shot('4-follow-up');

  await keys.press('j');
  const second = page.getByRole('dialog', { name: 'Grace Number01' });
  await expect(note(page)).toBeVisible();
  await expect(second).toContainText('Nothing yet.');
  console.log('after j', await focusName(page));
  await shot('5-next');
  await keys.press('e');
  await keys.until('Tab', isFocused('Owner'), 3);
  await keys.press('Enter');
  await keys.until(
    'ArrowDown',
    async () => {
      const option = page.getByRole('option', { name: colleague });
      return (await option.getAttribute('data-combobox-selected')) === 'true';
    },
    40,
  );
  await keys.press('Enter');
  await expect(second).toContainText(`Owner set to ${colleague}`);
  await keys.press('Escape');
  await expect(second).toHaveCount(0);
  await shot('7-closed');
  console.log('closed', page.url(), await focusName(page), keys.count());
  expect(keys.count()).toBeLessThan(80);
});
