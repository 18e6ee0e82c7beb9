import { readStored, writeStored } from './ui/stored.ts';

const KEY = 'contact';
/** Those that the forms for leads ask for, too. */
export const leadFields = ['firstName', 'lastName', 'email', 'company'] as const;
const rememberedFields = [...leadFields, 'city', 'niche'] as const;
type Field = (typeof rememberedFields)[number];

/** What the visitor typed of themselves on this visit, so that no form asks for it twice. */
export function remembered(): Partial<Record<Field, string>> {
  const kept = readStored('sessionStorage', KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const known: Partial<Record<Field, string>> = {};
  for (const [name, value] of Object.entries(kept))
    if (isRemembered(name) && typeof value === 'string') known[name] = value;
  return known;
}

export function remember(fields: Partial<Record<Field, string>>) {
  writeStored('sessionStorage', KEY, { ...remembered(), ...fields });
}

export const isRemembered = (name: string): name is Field =>
  rememberedFields.some((field) => field === name);
