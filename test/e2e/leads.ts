import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

type Fields = { origin?: string } & Record<string, string>;

/** Leads of one test alone, found by a word nobody else has; `origin` is another site than the usual. */
export async function leave(
  request: APIRequestContext,
  count: number,
  { origin = '', ...fields }: Fields = {},
) {
  const word = `w${randomUUID().slice(0, 8)}`;
  for (let index = 0; index < count; index++)
    await request.post(`${origin}/api/leads`, {
      data: {
        firstName: ['Ada', 'Grace', 'Radia'][index % 3],
        lastName: `Number${String(index).padStart(2, '0')}`,
        email: `${word}-${index}@example.com`,
        company: word,
        revenue: ['10m-25m', '5m-10m', '1m-5m'][index % 3],
        message: 'Hello',
        leadType: ['proposal', 'strategy'][index % 2],
        offerType: ['smart-saver', ''][index % 2],
        ...fields,
      },
    });
  return word;
}

export const rows = (page: Page) => page.locator('tbody tr');
export const names = (page: Page) => page.locator('tbody th a');

/** Lets the calls of a procedure wait until they are let go. */
export async function held(page: Page, procedure: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(new RegExp(`/trpc/.*${procedure}`), async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}
