import { readStored, writeStored } from './storage.ts';
import { isObject } from '../../shared/isObject.ts';

const KEY = 'contact';
const prefillFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'city',
  'niche',
] as const;
type Field = (typeof prefillFields)[number];

/** Returns what the visitor typed into other forms on this visit. */
export function readPrefill(): Partial<Record<Field, string>> {
  const stored = readStored('sessionStorage', KEY);
  if (!isObject(stored)) return {};
  const prefill: Partial<Record<Field, string>> = {};
  for (const [name, value] of Object.entries(stored))
    if (isPrefillField(name) && typeof value === 'string') prefill[name] = value;
  return prefill;
}

export function savePrefill(fields: Partial<Record<Field, string>>) {
  writeStored('sessionStorage', KEY, { ...readPrefill(), ...fields });
}

export const isPrefillField = (name: string): name is Field =>
  prefillFields.some((field) => field === name);

/** Whether the visitor is in a field of this name, where nothing may appear that they did not type. */
export const isFocused = (name: string) => document.activeElement?.getAttribute('name') === name;
