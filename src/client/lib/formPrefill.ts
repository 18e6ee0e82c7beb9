import { readStored, writeStored } from './storage.ts';

const KEY = 'contact';
/** Those that the forms for leads ask for, too. */
export const leadFields = ['firstName', 'lastName', 'email', 'company'] as const;
const rememberedFields = [...leadFields, 'city', 'niche'] as const;
type Field = (typeof rememberedFields)[number];

/** What the visitor typed of themselves on this visit, so that no form asks for it twice. */
export function readPrefill(): Partial<Record<Field, string>> {
  const kept = readStored('sessionStorage', KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const known: Partial<Record<Field, string>> = {};
  for (const [name, value] of Object.entries(kept))
    if (isPrefillField(name) && typeof value === 'string') known[name] = value;
  return known;
}

export function savePrefill(fields: Partial<Record<Field, string>>) {
  writeStored('sessionStorage', KEY, { ...readPrefill(), ...fields });
}

export const isPrefillField = (name: string): name is Field =>
  rememberedFields.some((field) => field === name);
