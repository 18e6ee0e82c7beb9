import { expect, type Locator } from '@playwright/test';
import type { Site } from './site.ts';

let people = 0;

/** Somebody no other test writes as. */
export const somebody = () =>
  `ada.${process.pid}.${++people}.${Date.now().toString(36)}@example.com`;

/** Comes to a form as a visitor does, and waits until its own code has taken over from the browser. */
export async function ready(form: Locator) {
  await form.scrollIntoViewIfNeeded();
  await form.page().keyboard.press('Shift');
  await expect(form).toHaveJSProperty('noValidate', true);
}

export async function fillPerson(form: Locator, email: string) {
  await form.getByLabel('First Name *').fill('Ada');
  await form.getByLabel('Last Name *').fill('Lovelace');
  await form.getByLabel('Email Address *').fill(email);
}

/** What the server keeps of the one lead with this address. */
export function leadOf(site: Site, email: string) {
  const leads = site.inDatabase((database) =>
    database
      .prepare<[string], Record<string, string>>(
        `select first_name firstName, last_name lastName, company, revenue, message,
                lead_type leadType, offer_type offerType from leads where email = ?`,
      )
      .all(email),
  );
  expect(leads).toHaveLength(1);
  return leads[0];
}
