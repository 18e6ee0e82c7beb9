import { adaQuiz, menu, row, signIn } from './adminSite.ts';
import { unique } from './leads.ts';
import { expect, test } from './page.ts';

test.use({ baseURL: ({ deliveries }, use) => use(deliveries.site.url) });

test('announces failed emails in the menu without a reload, and retries them', async ({
  page,
  deliveries: { site, mailgun },
}) => {
  const word = unique();
  const email = `ada-${word}@example.com`;
  mailgun.setMode('badRecipient');
  await signIn(page, '/admin/outbox');
  await expect(page.getByText('The queue is empty.')).toBeVisible();
  await expect(menu(page)).not.toContainText('waiting or failed');
  await site.post('/api/quiz', { ...adaQuiz, email });
  await site.post('/trpc/newsletter.subscribe', { email: `grace-${word}@example.com` });
  await expect(menu(page)).toContainText('2 waiting or failed');
  await expect(page.getByText('A delivery failed')).toBeVisible();
  await page.getByRole('link', { name: 'Failed (2)' }).click();
  await expect(row(page, 'ada-')).toContainText('not a valid address');

  mailgun.setMode('ok');
  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(page.getByText('No failed deliveries.')).toBeVisible();
  await expect(menu(page)).not.toContainText('waiting or failed');
  expect(mailgun.inbox().map(({ to }) => to)).toContain(email);
});
