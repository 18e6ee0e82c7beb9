import { z } from 'zod';
import { takesOf } from '../../../shared/content/takes.ts';
import { isObject } from '../../../shared/isObject.ts';
import { type Field, type Fields, toField } from './fieldOf.ts';

/** The values of a form, or a part of them; a draft may hold anything. */
export const FormValues = z.record(z.string(), z.unknown());
export type FormValues = z.output<typeof FormValues>;

export type SchemaForm = ReturnType<typeof schemaForm>;

/**
 * Describes the form of a document, which follows its schema, so that the two cannot disagree about a
 * limit. `labels` are those of the fields by their path without numbers, where the schema has none. A
 * schema without labels is that of a document, whose messages say what a field takes.
 */
export function schemaForm(schema: z.ZodType, labels?: Readonly<Record<string, string>>) {
  const field = toField(z.toJSONSchema(schema, { io: 'input' }), { labels });
  if (field.kind !== 'object') throw new Error('A form needs a schema with fields');
  const fromValues = (values: FormValues) => toDocument(field, values);
  return {
    sections: field.fields,
    toValues: (document: unknown) => FormValues.parse(toValues(field, document)),
    /** Returns the document in the form, which may be invalid. */
    fromValues,
    /** Returns what the server says about `fields.…` of a document, by the names of the form's inputs. */
    serverErrors: (values: FormValues, errors: Partial<Record<string, string>>) =>
      Object.entries(errors).flatMap(([place, message = '']) => {
        const [root, ...path] = place.split('.');
        if (root !== 'fields' || path.length === 0) return [];
        const issues = formIssues(field, values, { code: 'custom', path, message });
        return issues.map((issue) => ({ name: issue.path.join('.'), message: issue.message }));
      }),
    /** Validates with the document's schema, and keeps the values of the form. */
    Validated: FormValues.superRefine((values, context) => {
      const document = fromValues(values);
      const { error } = schema.safeParse(document, labels ? undefined : { error: takesOf });
      for (const { path, message } of (error?.issues ?? []).flatMap((issue) =>
        formIssues(field, values, issue),
      ))
        context.addIssue({
          code: 'custom',
          path,
          message: labels ? message : `Takes ${message}`,
        });
    }),
  };
}

function toValues(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return mapFields(field.fields, (key, one) => toValues(one, valueOf(value, key)));
    case 'optional':
      return {
        isThere: value !== undefined,
        value: value === undefined ? emptyValue(field.item) : toValues(field.item, value),
      };
    case 'either': {
      const use = Math.max(
        field.options.findIndex((option) => fits(option, value)),
        0,
      );
      const valueFor = (option: Field, index: number) =>
        index === use ? toValues(option, value) : emptyValue(option);
      return { use: `${use}`, options: field.options.map(valueFor) };
    }
    case 'flag':
      return value === true;
    case 'numbers':
      return Array.isArray(value) ? value.join(', ') : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((one: unknown) =>
            field.isPlain ? { value: toValues(field.item, one) } : toValues(field.item, one),
          )
        : value;
    case 'choice':
    case 'media':
    case 'number':
    case 'text':
      return value ?? '';
  }
}

/** Whether this option of a union is the one of the value. */
export function fits(option: Field, value: unknown) {
  if (option.kind === 'choice') return option.options.includes(String(value));
  if (option.kind === 'list') return Array.isArray(value);
  if (option.kind !== 'object') return !isObject(value);
  const required = option.fields.filter(([, { isOptional }]) => !isOptional);
  return isObject(value) && required.every(([key]) => key in value);
}

function toDocument(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return withoutUndefined(
        mapFields(field.fields, (key, one) => toDocument(one, valueOf(value, key))),
      );
    case 'optional':
      return valueOf(value, 'isThere') === true
        ? toDocument(field.item, valueOf(value, 'value'))
        : undefined;
    case 'either': {
      const { option, at } = chosen(field, value);
      return toDocument(option, at);
    }
    case 'numbers':
      return String(value)
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
    case 'list':
      return toList(field, value);
    // The schema omits an optional key when it is false.
    case 'flag':
      return value === true || (field.isOptional ? undefined : false);
    case 'choice':
      return field.isOptional && value === '' ? undefined : field.isNumber ? Number(value) : value;
    case 'media':
    case 'number':
    case 'text':
      return field.isOptional && (value === '' || Number.isNaN(value)) ? undefined : value;
  }
}

function toList(field: Extract<Field, { kind: 'list' }>, value: unknown) {
  if (!Array.isArray(value)) return value;
  if (field.isOptional && value.length === 0) return undefined;
  return value.map((one: unknown) =>
    toDocument(field.item, field.isPlain ? valueOf(one, 'value') : one),
  );
}

/** The option of a union that is chosen in the form, its index and its value. */
function chosen({ options }: Extract<Field, { kind: 'either' }>, value: unknown) {
  const index = Number(valueOf(value, 'use'));
  const [first] = options;
  return { index, option: options[index] ?? first, at: valueOf(valueOf(value, 'options'), index) };
}

const valueOf = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;

const mapFields = (fields: Fields, change: (key: string, field: Field) => unknown) =>
  Object.fromEntries(fields.map(([key, field]) => [key, change(key, field)]));

const withoutUndefined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

type Issue = { path: PropertyKey[]; message: string };

/** Returns where the form shows an issue of the schema; of a union, those of the chosen option. */
function formIssues(field: Field, value: unknown, issue: z.core.$ZodIssue): Issue[] {
  const inside = (prefix: PropertyKey[], one: Field, at: unknown, rest: z.core.$ZodIssue) =>
    formIssues(one, at, rest).map(({ path, message }) => ({ path: [...prefix, ...path], message }));
  if (field.kind === 'optional')
    return inside(['value'], field.item, valueOf(value, 'value'), issue);
  if (field.kind === 'either') {
    const { index, option, at } = chosen(field, value);
    const isWhole = issue.code === 'invalid_union' && issue.path.length === 0;
    const issues = isWhole ? (issue.errors[index] ?? []) : [issue];
    return issues.length > 0
      ? issues.flatMap((one) => inside(['options', index], option, at, one))
      : [{ path: ['use'], message: issue.message }];
  }
  const [key, ...path] = issue.path;
  if (key === undefined || field.kind === 'numbers') return [{ path: [], message: issue.message }];
  const rest = { ...issue, path };
  if (field.kind === 'list') {
    const entry = valueOf(value, key);
    return field.isPlain
      ? inside([key, 'value'], field.item, valueOf(entry, 'value'), rest)
      : inside([key], field.item, entry, rest);
  }
  const child = field.kind === 'object' && field.fields.find(([name]) => name === key)?.[1];
  return child
    ? inside([key], child, valueOf(value, key), rest)
    : [{ path: [key], message: issue.message }];
}

/** Returns a value for an entry that was just added. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'object':
      return mapFields(field.fields, (_key, one) => emptyValue(one));
    case 'optional':
      return { isThere: false, value: emptyValue(field.item) };
    case 'either':
      return { use: '0', options: field.options.map(emptyValue) };
    case 'list':
      return Array.from({ length: field.isOptional ? 0 : field.fewest }, () => newEntry(field));
    case 'number':
      return field.isOptional ? '' : field.least;
    case 'flag':
      return false;
    case 'choice':
      return field.isOptional ? '' : field.options[0];
    case 'media':
    case 'numbers':
    case 'text':
      return '';
  }
}

/** Returns a value for an entry that was just added to a list. */
export const newEntry = ({ item, isPlain }: Extract<Field, { kind: 'list' }>) =>
  isPlain ? { value: emptyValue(item) } : emptyValue(item);
