import { createHmac } from 'node:crypto';
import { ada, adaQuiz, confirm, inRow, menu, question, row, signIn } from './adminSite.ts';
import { unique } from './leads.ts';
import { expect, hydrated, test } from './page.ts';

test.use({ baseURL: ({ deliveries }, use) => use(deliveries.site.url) });

test('shows failed emails in the menu, previews them, and retries or discards them', async ({
  page,
  deliveries: { site, mailgun },
}) => {
  const word = unique();
  const adaEmail = `ada-${word}@example.com`;
  const graceEmail = `grace-${word}@example.com`;
  mailgun.setMode('badRecipient');
  await signIn(page, '/admin/outbox');
  await expect(page.getByText('The queue is empty.')).toBeVisible();
  await hydrated(page);
  await expect(menu(page)).not.toContainText('waiting or failed');
  await site.post('/api/quiz', { ...adaQuiz, email: adaEmail });
  await site.post('/trpc/newsletter.subscribe', { email: graceEmail });
  // Without a reload.
  await expect(menu(page)).toContainText('2 waiting or failed');
  await expect(page.getByText('A delivery failed')).toBeVisible();
  await page.getByRole('link', { name: 'Failed (2)' }).click();
  await expect(page).toHaveURL(/state=failed$/);
  await expect(row(page, 'ada-')).toContainText('Failed after 1 attempt');
  await expect(row(page, 'ada-')).toContainText('not a valid address');

  await inRow(page, 'ada-', /^Email/).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(adaEmail);
  const mail = page.frameLocator('iframe[title^="Email: "]');
  await expect(mail.getByText('The ROI Podcast Agency').first()).toBeVisible();
  await dialog.getByText('Plain text').click();
  await expect(dialog.locator('pre')).toContainText('/quiz/guide/');
  await page.keyboard.press('Escape');
  await expect(inRow(page, 'ada-', /^Email/)).toBeFocused();

  mailgun.setMode('ok');
  await inRow(page, 'ada-', 'Retry').click();
  await expect(page.getByText('Retrying 1 delivery')).toBeVisible();
  const inbox = () =>
    mailgun
      .inbox()
      .map(({ to }) => to)
      .filter((to) => to?.includes(word));
  await expect.poll(inbox).toEqual([adaEmail]);
  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(page.getByText('No failed deliveries.')).toBeVisible();
  await expect(menu(page)).not.toContainText('waiting or failed');
  await page.getByRole('link', { name: 'Delivered' }).click();
  await expect(row(page, graceEmail)).toContainText(/Delivered .+ after 1 attempt/);
  await expect(row(page, /^Strategy guide/).first()).toBeVisible();

  await test.step('a delivery without content says that it has been deleted', async () => {
    const empty = "update outbox set payload = '{}', has_content = 0 where state = 'done'";
    site.inDatabase((database) => database.prepare(empty).run());
    await inRow(page, graceEmail, /^Email/).click();
    await expect(dialog).toContainText('The content has been deleted since.');
    await page.keyboard.press('Escape');
  });

  await test.step('a failed delivery is discarded after a confirmation', async () => {
    mailgun.setMode('badRecipient');
    await site.post('/trpc/newsletter.subscribe', { email: `nobody-${word}@example.com` });
    await page.getByRole('link', { name: 'Failed (1)' }).click();
    await inRow(page, 'nobody-', 'Discard').click();
    await confirm(page, 'Discard this delivery permanently?', 'Discard');
    await expect(page.getByText('No failed deliveries.')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Security' }).click();
    await expect(
      page.getByRole('row', { name: /^Failed delivery discarded/ }).first(),
    ).toBeVisible();
  });
});

test('creates, tests, pauses and removes a webhook, and delivers leads to it', async ({
  page,
  deliveries: { site, tool },
}) => {
  const hook = page.getByRole('article', { name: 'CRM' });
  const button = (name: string) => hook.getByRole('button', { name, exact: true });
  tool.received.length = 0;
  await signIn(page, '/admin/webhooks');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Must be an address such as')).toBeVisible();
  await page.getByLabel('Name').fill('CRM');
  await page.getByLabel('Address').fill(`http://${tool.host}/hook`);
  await page.getByLabel('Quiz responses').uncheck();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(hook).toContainText('New leads, Newsletter subscribers');

  await button('Send test').click();
  await expect(page.getByText('Test delivered')).toBeVisible();
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  const [{ headers, body } = { headers: {}, body: '' }] = tool.received;
  const signedContent = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signedContent).digest('base64')}`,
  );

  await site.post('/api/leads', ada);
  await expect.poll(() => tool.received.length).toBe(2);
  expect(JSON.parse(tool.received[1]?.body ?? '')).toMatchObject({
    type: 'lead.created',
    data: { email: ada.email },
  });
  tool.respondWith(500);
  await button('Send test').click();
  await expect(page.getByText('Test not delivered')).toBeVisible();
  tool.respondWith(200);
  await page.getByText('Deliveries', { exact: true }).click();
  const log = page.getByRole('group', { name: 'Deliveries' }).getByRole('row');
  await expect(log).toHaveCount(4);
  await expect(log.nth(1)).toContainText('The address returned 500.');
  await expect(log.nth(2)).toContainText('lead.created');
  await expect(log.nth(3)).toContainText('Delivered (200)');

  await button('Pause').click();
  await expect(hook).toContainText('Paused');
  await expect(button('Send test')).toBeDisabled();
  await button('Resume').click();
  await expect(button('Pause')).toBeVisible();
  await button('Remove').click();
  const asked = /^Remove the webhook “CRM”/;
  await expect(question(page, asked).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirm(page, asked, 'Remove');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});
