import { expect, hydrated, test } from './page.ts';

/** Pages, and what they show once they are there. */
const shown = [
  ['/', 'Done-for-you B2B podcasts'],
  ['/quiz', 'Question 1 of'],
  ['/blog/your-guest-list-is-an-account-list', 'Your guest list is an account list'],
  ['/contact', 'Preferred day *'],
  ['/whiteboard', 'Saved'],
  ['/admin', 'Total Responses'],
  ['/admin/leads', 'Total Leads'],
  ['/admin/today', 'Follow-ups due'],
  ['/admin/trends', 'Leads by source'],
] as const;

test('a browser without storage, beacons, a clipboard, a known zone and a valid locale shows every page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const block = (target: object, name: string, get: () => unknown) =>
      void Object.defineProperty(target, name, { get });
    for (const storage of ['localStorage', 'sessionStorage'])
      block(window, storage, () => {
        throw new DOMException('Blocked', 'SecurityError');
      });
    for (const feature of ['sendBeacon', 'clipboard'])
      Reflect.deleteProperty(Navigator.prototype, feature);
    block(Navigator.prototype, 'language', () => 'en-US@posix');
    block(Navigator.prototype, 'languages', () => ['en-US@posix']);
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
    Intl.DateTimeFormat.prototype.resolvedOptions = () => options;
  });
  for (const [path, text] of shown) {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('Try again')).toHaveCount(0);
  }
});
