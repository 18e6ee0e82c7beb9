import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { createContext } from 'react';
import { useWatch } from 'react-hook-form';
import { isObject } from '../../../shared/isObject.ts';
import type { Field } from './fieldOf.ts';

type Value = string | number | boolean;

/** Where the values of a form come from, by the paths of its fields. */
export type Sources = {
  /** Fields that the form cannot change. */
  fixed: ReadonlyMap<string, { value: Value; note: string }>;
  /** The values of a form that nobody has changed. */
  defaults: object;
};
export const FieldSources = createContext<Sources | undefined>(undefined);

type FixedProps = { label: string; value: Value; note: string };

/** Shows a value that the form cannot change. */
export const FixedInput = ({ label, value, note }: FixedProps) =>
  typeof value === 'boolean' ? (
    <Checkbox label={label} description={note} checked={value} disabled readOnly />
  ) : (
    <TextInput label={label} description={note} value={value} disabled readOnly />
  );

type NoteProps = { field: Field; path: string; defaults: object };

/** Explains a field, and says whether its value is the default. */
export function DefaultNote({ field, path, defaults }: NoteProps) {
  const value: unknown = useWatch({ name: path });
  const initial = textOf(valueAt(defaults, path));
  const isDefault = textOf(value) === initial;
  const note =
    isDefault && initial === ''
      ? 'Not set.'
      : isDefault
        ? 'Default.'
        : `Default: ${initial || 'not set'}.`;
  return (
    <>
      {field.help && <>{field.help} </>}
      <span style={{ display: 'block' }}>{note}</span>
    </>
  );
}

const valueAt = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), values);

/** An empty field of a number holds `NaN`. */
function textOf(value: unknown) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === undefined || Number.isNaN(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
