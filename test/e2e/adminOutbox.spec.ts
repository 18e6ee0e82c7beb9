import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { startMailgun } from '../mailgun.ts';
import { ada, adasQuiz, inRow, row, startSite } from './adminSite.ts';
import { expect, hydrated, test } from './page.ts';

// Deliveries are tried for minutes; each step waits for what it can see.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let site: Awaited<ReturnType<typeof startSite>>;
let mailgun: Awaited<ReturnType<typeof startMailgun>>;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const tool = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
});
let host = '';

test.beforeAll(async () => {
  mailgun = await startMailgun('badRecipient');
  tool.listen(0, '127.0.0.1');
  await once(tool, 'listening');
  const address = tool.address();
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  site = await startSite('outbox', { ...mailgun.environment, WEBHOOK_PRIVATE_HOSTS: host });
});
test.afterAll(async () => {
  await site.stop();
  await mailgun[Symbol.asyncDispose]();
  tool.close();
});

test('a mail that was refused alarms the menu, is read as sent, tried again, and gone as done', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/outbox`);
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu).not.toContainText('waiting or failed');
  await site.post('/api/quiz', adasQuiz);
  await site.post('/trpc/newsletter.subscribe', { email: 'grace@example.com' });
  // Without a reload.
  await expect(menu).toContainText('2 waiting or failed', { timeout: 20_000 });
  await expect(page.getByText('A delivery failed')).toBeVisible();
  await page.getByRole('link', { name: 'Failed (2)' }).click();
  await expect(page).toHaveURL(/state=failed$/);
  await expect(row(page, 'ada@example.com')).toContainText('given up after 1 try');
  await expect(row(page, 'ada@example.com')).toContainText('not a valid address');

  await inRow(page, 'ada@example.com', 'Read').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('ada@example.com');
  const mail = page.frameLocator('iframe[title^="Mail: "]');
  await expect(mail.getByText('The ROI Podcast Agency').first()).toBeVisible();
  await dialog.getByText('Plain text').click();
  await expect(dialog.locator('pre')).toContainText('/quiz/guide/');
  await page.keyboard.press('Escape');
  await expect(inRow(page, 'ada@example.com', 'Read')).toBeFocused();

  mailgun.answer('ok');
  await inRow(page, 'ada@example.com', 'Retry').click();
  await expect(page.getByText('1 is tried again now')).toBeVisible();
  await expect
    .poll(() => mailgun.inbox().map(({ to }) => to), { timeout: 20_000 })
    .toEqual(['ada@example.com']);
  await page.getByRole('button', { name: 'Retry all that failed' }).click();
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  await expect(menu).not.toContainText('waiting or failed', { timeout: 20_000 });
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(row(page, 'grace@example.com')).toContainText(/done .+, 1 try/);
  await expect(row(page, /^Strategy guide/)).toBeVisible();
});

test('what failed for good is discarded after a question', async ({ page }) => {
  mailgun.answer('badRecipient');
  await site.post('/trpc/newsletter.subscribe', { email: 'nobody@example.com' });
  await page.goto(`${site.url}/admin/outbox?state=failed`);
  await expect(row(page, 'nobody@example.com')).toBeVisible({ timeout: 20_000 });
  await inRow(page, 'nobody@example.com', 'Discard').click();
  await inRow(page, 'nobody@example.com', 'Discard').click();
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  await page.goto(`${site.url}/admin/security`);
  await expect(page.getByRole('row', { name: /^Failed delivery discarded/ })).toBeVisible();
});

test('a webhook is made, tested, told of a lead, paused, and removed with its log', async ({
  page,
}) => {
  await page.goto(`${site.url}/admin/webhooks`);
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Must be an address such as')).toBeVisible();
  await page.getByLabel('Name').fill('CRM');
  await page.getByLabel('Address').fill(`http://${host}/hook`);
  await page.getByLabel('Quiz responses').uncheck();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(row(page, 'CRM')).toContainText('New leads, Newsletter subscribers');

  await inRow(page, 'CRM', 'Send test').click();
  await expect(page.getByText('Test delivered')).toBeVisible();
  await page.getByText('Signing secret').click();
  const secret = await row(page, 'CRM')
    .getByText(/^whsec_/)
    .innerText();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );

  await site.post('/api/leads', ada);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
    type: 'lead.created',
    data: { email: ada.email },
  });
  status = 500;
  await inRow(page, 'CRM', 'Send test').click();
  await expect(page.getByText('Test not delivered')).toBeVisible();
  await page.getByText('Deliveries', { exact: true }).click();
  const log = page.getByRole('region', { name: 'Deliveries' }).getByRole('row');
  await expect(log).toHaveCount(4);
  await expect(log.nth(1)).toContainText('The address answered 500.');
  await expect(log.nth(2)).toContainText('lead.created');
  await expect(log.nth(3)).toContainText('Delivered (200)');

  await inRow(page, 'CRM', 'Pause').click();
  await expect(row(page, 'CRM')).toContainText('Paused');
  await expect(inRow(page, 'CRM', 'Send test')).toBeDisabled();
  await inRow(page, 'CRM', 'Resume').click();
  await expect(inRow(page, 'CRM', 'Pause')).toBeVisible();
  await inRow(page, 'CRM', 'Remove').click();
  await expect(inRow(page, 'CRM', 'Keep')).toBeFocused();
  await inRow(page, 'CRM', 'Remove').click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});

test('a webhook to a private address is refused with the reason, and what was typed stays', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/admin/webhooks`);
  await page.getByLabel('Name').fill('Inner');
  await page.getByLabel('Address').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('10.0.0.1 is a private address.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('http://10.0.0.1/');
  // The answer itself, which is a 400.
  complaints.length = 0;
});
