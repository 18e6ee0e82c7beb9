import type { Page } from '@playwright/test';
import { ada, signIn } from './adminSite.ts';
import { createLeads, note } from './leads.ts';
import { expect, shared, test as base } from './page.ts';
import { type Site, startSite } from './site.ts';

/** Presses keys and counts them. No mouse is used, and no element is focused by script. */
function keyboardOf(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    count: () => count,
    press,
    /** Presses a key until the element whose name starts like this has the focus. */
    async until(key: string, name: string, most: number) {
      let focused = await focusName(page);
      const visited = [focused];
      for (let presses = 0; presses < most && !focused.startsWith(name); presses += 1) {
        await press(key);
        focused = await focusName(page);
        visited.push(focused);
      }
      expect(focused, `Focused: ${visited.join(', ')}`).toContain(name);
    },
  };
}

const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

/** Opens the focused select, and goes down to an option one press at a time. */
async function chooseByKeys(page: Page, keys: ReturnType<typeof keyboardOf>, option: string) {
  const highlighted = page.locator('[role=option][data-combobox-selected]');
  await keys.press('Enter');
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  for (let last = ''; last !== option; last = (await highlighted.textContent()) ?? '') {
    await keys.press('ArrowDown');
    await expect(highlighted.filter({ hasNotText: last || /^$/ })).toHaveCount(1);
  }
  await keys.press('Enter');
}

/** A separate site, because Today shows the leads of all tests. */
const test = base.extend<object, { newSite: Site }>({
  newSite: shared(() => startSite()),
  baseURL: ({ newSite }, use) => use(newSite.url),
  timezoneId: 'America/New_York',
});

test('a new person finds what to do in the morning and does it, by keyboard alone', async ({
  page,
  newSite: site,
}) => {
  const message = '30-minute strategy call: Monday, March 1, 2027, Late afternoon (Europe/Berlin)';
  await site.post('/api/leads', { ...ada, leadType: 'strategy-call', message });
  const word = await createLeads(site, 3);
  const colleague = `Grace ${word}`;
  const invitation = { email: `${word}@example.com`, name: colleague, role: 'editor' };
  await site.post('/trpc/admin.accounts.team.invite', invitation);
  await signIn(page, '/admin/today');
  const keys = keyboardOf(page);
  const leads = page.getByRole('region', { name: 'New leads' });
  await expect(leads.getByRole('link', { name: /Number|Lovelace/ })).toHaveCount(4);
  const call = page.getByRole('region', { name: 'Calls requested' }).getByRole('listitem');
  await expect(call).toContainText('16:00–18:00 in Europe/Berlin');
  await expect(call).toContainText('10:00–12:00 here');
  await expect(page.getByText(/^New leads, 7 days$/)).toBeVisible();

  await keys.until('j', 'Radia Number02', 3);
  await keys.press('Enter');
  const first = page.getByRole('dialog', { name: 'Radia Number02' });
  await expect(note(page)).toBeVisible();
  await keys.press('e');
  expect(await focusName(page)).toBe('Status');
  await chooseByKeys(page, keys, 'Contacted');
  await expect(first.getByRole('combobox', { name: 'Status' })).toHaveValue('Contacted');
  await keys.until('Tab', 'Tomorrow', 6);
  await keys.press('Enter');
  await expect(first).toContainText(/Follow-up set to [A-Z][a-z]{2} \d/);

  await keys.press('j');
  const second = page.getByRole('dialog', { name: 'Grace Number01' });
  await expect(note(page)).toBeVisible();
  await expect(second).toContainText('Nothing yet.');
  // The list no longer has the first lead.
  await expect(second).toContainText('1 of 3 on this page');
  await keys.press('e');
  await keys.until('Tab', 'Owner', 3);
  await chooseByKeys(page, keys, colleague);
  await expect(second).toContainText(`Owner set to ${colleague}`);
  await keys.press('Escape');
  await expect(second).toHaveCount(0);
  expect(keys.count()).toBeLessThanOrEqual(20);
});
