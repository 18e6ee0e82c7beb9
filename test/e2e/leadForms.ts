import { expect, type Locator } from '@playwright/test';

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
