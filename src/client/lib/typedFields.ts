import { readStored, writeStored } from './storage.ts';
import { isObject } from '../../shared/isObject.ts';

const KEY = 'typed';
type Fields = Record<string, string>;

/**
 * What the visitor typed into a form on this visit and did not send, by field. `form` differs
 * between forms. Shared computers: nothing stays when the tab is closed.
 */
export function readTyped(form: string): Fields {
  const fields = readForms()[form];
  if (!isObject(fields)) return {};
  const typed: Fields = {};
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') typed[name] = value;
  return typed;
}

export function saveTyped(form: string, fields: Fields) {
  const typed = { ...readTyped(form), ...fields };
  writeStored('sessionStorage', KEY, { ...readForms(), [form]: typed });
}

/** For a form that was sent. */
export function clearTyped(form: string) {
  const { [form]: _cleared, ...others } = readForms();
  writeStored('sessionStorage', KEY, Object.keys(others).length > 0 ? others : null);
}

function readForms(): Record<string, unknown> {
  const stored = readStored('sessionStorage', KEY);
  return isObject(stored) ? stored : {};
}
