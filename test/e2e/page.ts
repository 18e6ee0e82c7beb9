import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base, type WorkerFixture } from '@playwright/test';
import { quickHash } from '../password.ts';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { type Site, startSite } from './site.ts';

/** Each starts with the first test of a worker that names it, and its tests share it. */
type Servers = {
  /** The usual one. As others use it too, a test looks only at rows it made itself. */
  site: Site;
  /** Its admin takes a password, and a header of a proxy gives a browser another address. */
  closedSite: Site;
  /** Analytics and a calendar of other companies are configured, which changes every page. */
  configuredSite: Site;
  /** It delivers mails and webhooks, and a test leaves its outbox as empty as it was. */
  deliveries: Deliveries;
};

const shared = <T extends { stop: () => Promise<void> }>(
  start: () => Promise<T>,
): [WorkerFixture<T, object>, { scope: 'worker' }] => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the pattern.
  async ({}, use) => {
    const server = await start();
    await use(server);
    await server.stop();
  },
  { scope: 'worker' },
];

/** Playwright's test, failing on any console error, page error or failed request of our own. */
export const test = base.extend<{ complaints: string[] }, Servers>({
  site: shared(() => startSite({ hasQuickLivePoll: true })),
  closedSite: shared(() =>
    startSite({
      environment: { ADMIN_PASSWORD: quickHash, TRUST_PROXY: '127.0.0.1' },
      hasQuickLivePoll: true,
    }),
  ),
  configuredSite: shared(() =>
    startSite({
      environment: {
        GA_MEASUREMENT_ID: 'G-TEST1',
        SCHEDULING_EMBED_URL: 'https://calendar.test/roi',
      },
    }),
  ),
  deliveries: shared(startDeliveries),
  baseURL: ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // What the visitor leaves behind by going on is no failure; what the policy blocks is in the
        // console too, save for preloads while scripts are off.
        if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
          complaints.push(`request: ${request.url()} ${reason}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Waits until React has taken over the page. What is loaded later, such as forms, may still be missing. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** No serious or critical violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Three times as fast: passes are not described, and no second page is opened to merge the
    // results of frames of other origins, of which there are none.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
}

/** Once what follows the size of the window by script, such as a chart, has done so. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
