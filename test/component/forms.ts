import type { UserEvent } from '@testing-library/user-event';
import { within } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { afterEach, expect, vi } from 'vitest';
import './inView.ts';
import { openPage } from './page.tsx';
import { startTestSite, type TestSite } from './site.ts';
import { bearer } from '../credentials.ts';

// The toasts of a hidden page stay until they are closed.
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });

// Toasts are queued, also those of other tests.
afterEach(() => notifications.clean());

type Screen = ReturnType<typeof within>;

/** Opens a public page, all of whose sections load. */
export async function openSite(site: TestSite, path: string) {
  const page = await openPage(site, path);
  // Sections load after the first input.
  await page.user.keyboard('{Shift}');
  return page;
}

/** A public page on a site of its own: `await using page = await startPage('/about')`. */
export async function startPage(path: string, options?: Parameters<typeof startTestSite>[0]) {
  const site = await startTestSite(options);
  return {
    ...(await openSite(site, path)),
    site,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

/** A public page on a site of its own, and its form with a submit button of this name. */
export async function startForm(path: string, button: string) {
  const page = await startPage(path);
  const { form, submit } = await formWith(page.screen, button);
  return {
    ...page,
    form,
    submit,
    fillPerson: () => fillPerson(form, page.user),
    expectSent: (lead: object, confirmation?: string) =>
      expectSent(page, submit, lead, confirmation),
  };
}

/** Submits a form, which is confirmed and stored as the only lead. */
export async function expectSent(
  { screen, user, site }: Awaited<ReturnType<typeof startPage>>,
  submit: HTMLElement,
  lead: object,
  confirmation = 'Message Sent!',
) {
  await user.click(submit);
  await screen.findByText(confirmation);
  expect(await leadsOf(site)).toEqual([expect.objectContaining(lead)]);
}

/** The form with a submit button of this name, once it is there. */
export async function formWith(screen: Screen, submit: string) {
  const button = await screen.findByRole('button', { name: submit });
  const form = button.closest('form');
  if (!form) throw new Error(`${submit} is in no form`);
  return { form: within(form), submit: button };
}

export async function fillPerson(form: Screen, user: UserEvent) {
  await user.type(form.getByLabelText('First Name *'), 'Ada');
  await user.type(form.getByLabelText('Last Name *'), 'Lovelace');
  await user.type(form.getByLabelText('Email Address *'), 'ada@example.com');
}

/** The error or hint that screen readers add to a field. */
export const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

/** Closes the toast, which others wait for. */
export const closeToast = (screen: Screen, user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Close notification' }));

/** The stored leads. */
export async function leadsOf(site: TestSite): Promise<object[]> {
  const response = await fetch(`${site.url}/api/leads`, { headers: bearer });
  return (await response.json()).leads;
}

/** Runs what makes the page log this error, and nothing else. */
export async function expectError(text: string, work: () => Promise<unknown>) {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  await work();
  expect(log.mock.calls.map(([message]) => message)).toEqual([text]);
  log.mockReset();
}
