import { type APIRequestContext, expect, type Locator } from '@playwright/test';

let people = 0;

/** Somebody no other test writes as. */
export const somebody = () =>
  `ada.${process.pid}.${++people}.${Date.now().toString(36)}@example.com`;

export async function fillPerson(form: Locator, email: string) {
  await form.getByLabel('First Name *').fill('Ada');
  await form.getByLabel('Last Name *').fill('Lovelace');
  await form.getByLabel('Email Address *').fill(email);
}

/** What the server keeps of the one lead with this address. */
export async function leadOf(request: APIRequestContext, email: string) {
  const answer: { leads: { email: string }[] } = await (await request.get('/api/leads')).json();
  const leads = answer.leads.filter((lead) => lead.email === email);
  expect(leads).toHaveLength(1);
  return leads[0];
}
