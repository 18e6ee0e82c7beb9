import { anchors, paths } from '../../shared/paths.ts';

export const ownSchedulingPage = `${paths.contact}#${anchors.schedule}`;

/** Takes everything after the first space as the last name. */
export function splitName(fullName: string) {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space < 0) return { firstName: name, lastName: '' };
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}

type Person = { fullName: string; email: string; phone?: string };

/** Returns the scheduler's URL with prefilled name, email and phone number. */
export function schedulingUrl(page: string, { fullName, email, phone = '' }: Person) {
  const { firstName, lastName } = splitName(fullName);
  const url = new URL(page);
  url.searchParams.set('name', fullName.trim());
  url.searchParams.set('first_name', firstName);
  url.searchParams.set('last_name', lastName);
  url.searchParams.set('email', email.trim());
  if (phone.trim()) url.searchParams.set('phone', phone.trim());
  // Not every scheduler decodes a plus as a space.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}
