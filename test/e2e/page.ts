import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  type Locator,
  type Page,
  test as base,
  type WorkerFixture,
} from '@playwright/test';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { type Site, startSite } from './site.ts';

/** Worker fixtures: each starts with the first test that uses it and is shared. */
type Servers = {
  /** The default server, to which pages are signed in. A test reads only rows that it created. */
  site: Site;
  /** Pages are not signed in, and `X-Forwarded-For` sets the client address. */
  closedSite: Site;
  /** Nothing is configured, so its admin is open to this machine. */
  openSite: Site;
  /** Analytics, an external calendar and an external form are configured. */
  configuredSite: Site;
  /** It delivers emails; a test leaves its outbox empty. */
  deliveries: Deliveries;
};

/** A worker fixture that starts a server and stops it. */
export const shared = <T extends { stop: () => Promise<void> }>(
  start: () => Promise<T>,
): [WorkerFixture<T, object>, { scope: 'worker' }] => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern.
  async ({}, use) => {
    const server = await start();
    await use(server);
    await server.stop();
  },
  { scope: 'worker' },
];

/** The factor by which pages are slowed down, to find tests that depend on speed. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Adds console errors, page errors and failed requests of a page to a list. */
export function collectErrors(page: Page, errors: string[]) {
  page.on('console', (message) => {
    // The frame of a preview runs no scripts; those of axe try.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Requests aborted by a navigation are no failures. Requests blocked by the policy are also in
    // the console, except preloads without scripts.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      errors.push(`request: ${request.url()} ${reason}`);
  });
}

/** Playwright's test, which fails on any console error, page error or failed request. */
export const test = base.extend<{ pageErrors: string[] }, Servers>({
  site: shared(() => startSite({ hasQuickLivePoll: true })),
  closedSite: shared(() =>
    startSite({
      environment: { TRUST_PROXY: '127.0.0.1' },
      hasQuickLivePoll: true,
    }),
  ),
  openSite: shared(() => startSite({ environment: { NODE_ENV: '', ADMIN_PASSWORD: '' } })),
  configuredSite: shared(() =>
    startSite({
      environment: {
        GA_MEASUREMENT_ID: 'G-TEST1',
        SCHEDULING_EMBED_URL: 'https://calendar.test/roi',
        HUBSPOT_PORTAL_ID: '1234',
        HUBSPOT_FORM_ID: '6b24d1a1-3a4b-4c5d-8e6f-123456789abc',
      },
    }),
  ),
  deliveries: shared(() => startDeliveries()),
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        // The visits of automated browsers are not counted.
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'webdriver'));
        // Fails if the page has already closed.
        if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page).catch(() => {}));
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context, site }, use) => {
    if (site.session) await context.addCookies([site.session]);
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      collectErrors(page, pageErrors);
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Delays the requests to a URL until the returned function is called, which continues or aborts
 * them.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  outcome: 'continue' | 'abort' = 'continue',
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route[outcome]();
  });
  return resolve;
}

export { expect } from '@playwright/test';

/** Waits until React has hydrated the page; lazy sections such as forms may follow. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until React has hydrated the section of an element, which may be later than the page. */
export async function sectionHydrated(element: Locator) {
  // React attaches an element's props when it hydrates it. The arrival of the code says less: a
  // busy browser runs it some time later.
  const hasProps = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hasProps).toBe(true);
}

/** Expects no serious or critical violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Three times as fast: passes are not reported, and no second page is opened to merge results
    // of cross-origin frames, of which there are none.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
}

/** Prints a page and returns the number of its sheets. */
export async function countSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

/** Expects no horizontal scroll and accessibility at each width. */
export async function expectToFit(page: Page, widths: readonly number[] = [1280, 375]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/** Expects no horizontal scroll, once charts and the like have adapted to the window size. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Closes a notification, unless it has closed by itself. */
export async function closeNotification(page: Page) {
  const button = page.getByRole('button', { name: 'Close notification' });
  await button.evaluateAll((buttons) =>
    buttons.forEach((one) => one instanceof HTMLElement && one.click()),
  );
  await expect(button).toHaveCount(0);
}
