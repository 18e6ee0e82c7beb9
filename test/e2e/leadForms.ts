import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { z } from 'zod';

const Leads = z.object({ leads: z.array(z.record(z.string(), z.string())) });

let people = 0;

/** Somebody no other test writes as. */
export const somebody = () =>
  `ada.${process.pid}.${++people}.${Date.now().toString(36)}@example.com`;

/** Fills who is writing, once the form's own code has taken over from the browser. */
export async function fillPerson(form: Locator, email: string) {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('First Name *').fill('Ada');
  await form.getByLabel('Last Name *').fill('Lovelace');
  await form.getByLabel('Email Address *').fill(email);
}

/** What the server keeps of the one lead with this address. */
export async function leadOf(request: APIRequestContext, email: string) {
  const all = Leads.parse(await (await request.get('/api/leads')).json()).leads;
  const leads = all.filter((lead) => lead.email === email);
  expect(leads).toHaveLength(1);
  return leads[0];
}
