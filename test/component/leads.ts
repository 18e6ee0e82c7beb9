import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { lead } from '../submissions.ts';
import type { TestSite } from './site.ts';

const people = ['Ada Number00', 'Grace Number01', 'Radia Number02', 'Ada Number03'];

/** Creates leads whose tiers, types and offers differ; the first is the oldest. */
export async function createLeads(
  site: TestSite,
  count: number,
  fieldsOf: (index: number) => Partial<typeof lead> = () => ({}),
) {
  for (let index = 0; index < count; index++) {
    const [firstName, lastName] = (people[index] ?? `Joan Number${index}`).split(' ');
    await site.post('/api/leads', {
      ...lead,
      firstName,
      lastName,
      email: `${index}@example.com`,
      revenue: ['10m-25m', '5m-10m', '1m-5m'][index % 3],
      leadType: ['proposal', 'strategy'][index % 2],
      offerType: ['smart-saver', ''][index % 2],
      ...fieldsOf(index),
    });
  }
}

/** Links to the leads of the table or the board. */
export const links = () => [...document.querySelectorAll<HTMLElement>('[data-row] [data-head] a')];
export const expectNames = (names: readonly string[]) =>
  waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(names));
/** Compares without a diff, which would be that of the whole document. */
export const expectFocus = (element: () => Element | null | undefined) =>
  waitFor(() => expect(document.activeElement === element()).toBe(true));
export const expectQuery = (query: string | RegExp) =>
  waitFor(() => expect(location.search).toMatch(query));
export const isDisabled = (button: string) =>
  screen.getByRole('button', { name: button }).getAttribute('aria-disabled') === 'true';
/** Waits for a text that may be spread over several elements. */
export const expectText = (text: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(text));
export const gone = (query: () => unknown) => waitFor(() => expect(query()).toBeNull());

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Add a note');
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Opens the lead with this position in the list. */
export async function openLead(user: UserEvent, index = 0) {
  await waitFor(() => expect(links().length).toBeGreaterThan(index));
  await user.click(links()[index] ?? document.body);
  return note();
}

/** The fields with this name; a dialog's come after those of the filters. */
const fields = (name: string) => screen.findAllByRole('combobox', { name });

/** Chooses an option of the last field with this name. */
export async function chooseOption(user: UserEvent, field: string, option: string) {
  await user.click((await fields(field)).at(-1) ?? document.body);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses an item of the menu of a button. */
export async function choose(
  user: UserEvent,
  button: string | RegExp,
  item: string | RegExp,
  role = 'menuitem',
) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole(role, { name: item }));
}

/** Focuses an item of a menu, which has moved the focus to its first one when it opened. */
export async function focusItem(role: 'menuitem' | 'menuitemradio', name: string | RegExp) {
  const item = await screen.findByRole(role, { name });
  const menu = item.closest('[role=menu]');
  await waitFor(() => expect(menu?.contains(document.activeElement)).toBe(true));
  item.focus();
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
