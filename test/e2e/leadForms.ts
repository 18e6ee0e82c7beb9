import { expect, type Locator } from '@playwright/test';
import type { Site } from './site.ts';

let people = 0;

/** A person that no other test uses. */
export const uniqueEmail = () =>
  `ada.${process.pid}.${++people}.${Date.now().toString(36)}@example.com`;

/** Opens a form as a visitor does and waits until it is hydrated. */
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

/** Returns the stored lead with this email address. */
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
