import type { Page } from '@playwright/test';
import type { startMailgun } from '../mailgun.ts';
import { expect } from './page.ts';

/** The form that asks for a link to one's own data. */
export const requestForm = (page: Page) => page.locator('form[action="/privacy/request"]');

type Mailgun = Pick<Awaited<ReturnType<typeof startMailgun>>, 'accepted'>;

/** Returns the path of the link in the newest email to an address. */
export async function linkTo({ accepted }: Mailgun, email: string) {
  const pattern = /\/privacy\/me\/[\w-]{43}/;
  const find = () =>
    accepted.findLast(({ to, text }) => to === email && pattern.test(text ?? ''))?.text;
  await expect.poll(find).toBeDefined();
  return pattern.exec(find() ?? '')?.[0] ?? '';
}
