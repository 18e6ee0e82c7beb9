import { z } from 'zod';
import { isObject } from '../../../../shared/isObject.ts';
import { Guide } from '../../../../shared/quiz/guide.ts';

/** A part of the guide's schema, as the form shows it. */
export type Field =
  | { kind: 'object'; fields: readonly (readonly [key: string, field: Field])[] }
  | { kind: 'text'; longest: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'flag' }
  /** Numbers in one line, separated by commas. */
  | { kind: 'numbers' }
  | ListField;

/** React Hook Form needs objects in lists: those of plain texts hold `{ value }`. */
export type ListField = {
  kind: 'list';
  item: Field;
  isPlain: boolean;
  fewest: number;
  most: number;
};

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** The form follows the schema, so that the two cannot disagree about a limit. */
export const guideField = toField(z.toJSONSchema(Guide));

function toField(schema: JsonSchema): Field {
  if (typeof schema !== 'object') throw new Error('The form needs a schema without booleans');
  const { type, properties = {}, items, minimum = 0, maximum = Infinity } = schema;
  if (type === 'object') {
    const fields = Object.entries(properties).map(([key, one]) => [key, toField(one)] as const);
    return { kind: 'object', fields };
  }
  if (type === 'array') return toList(schema, toField(Array.isArray(items) ? items[0] : items));
  if (type === 'integer') return { kind: 'number', least: minimum, most: maximum };
  if (type === 'boolean') return { kind: 'flag' };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  return { kind: 'text', longest: schema.maxLength ?? Infinity };
}

function toList({ minItems = 0, maxItems = Infinity }: z.core.JSONSchema.BaseSchema, item: Field) {
  if (item.kind === 'number') return { kind: 'numbers' } as const;
  const isPlain = item.kind === 'text';
  const object: Field = { kind: 'object', fields: [['value', item]] };
  return {
    kind: 'list' as const,
    item: isPlain ? object : item,
    isPlain,
    fewest: minItems,
    most: maxItems,
  };
}

/** The values of the form, or a part of them; a draft may hold anything. */
export const GuideFields = z.record(z.string(), z.unknown());
export type GuideFields = z.output<typeof GuideFields>;

export const toFields = (guide: Guide) => GuideFields.parse(toValues(guideField, guide));

function toValues(field: Field, value: unknown): unknown {
  if (field.kind === 'object')
    return mapFields(field.fields, (key, one) => toValues(one, valueOf(value, key)));
  if (field.kind === 'flag') return value === true;
  if (!Array.isArray(value)) return value;
  if (field.kind !== 'list') return value.join(', ');
  return value.map((one: unknown) => (field.isPlain ? { value: one } : toValues(field.item, one)));
}

/** Returns the guide in the form, which may be invalid. */
export const fromFields = (fields: GuideFields) => fromValues(guideField, fields);

function fromValues(field: Field, value: unknown): unknown {
  if (field.kind === 'object')
    return mapFields(field.fields, (key, one) => fromValues(one, valueOf(value, key)));
  if (field.kind === 'numbers')
    return String(value)
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
  // The schema omits the key when it is false.
  if (field.kind === 'flag') return value === true || undefined;
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  return value.map((one: unknown) =>
    field.isPlain ? valueOf(one, 'value') : fromValues(field.item, one),
  );
}

const valueOf = (value: unknown, key: string) => (isObject(value) ? value[key] : undefined);

const mapFields = (
  fields: readonly (readonly [string, Field])[],
  change: (key: string, field: Field) => unknown,
) => Object.fromEntries(fields.map(([key, field]) => [key, change(key, field)]));

/** Validates with the server's schema, and keeps the values of the form. */
export const ValidatedFields = GuideFields.superRefine((fields, context) => {
  for (const { path, message } of Guide.safeParse(fromFields(fields)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: fieldPath(guideField, path), message });
});

/** Returns where the form shows an issue of the schema. */
function fieldPath(field: Field, [key, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  if (key === undefined || field.kind === 'numbers') return [];
  if (field.kind === 'list')
    return [key, ...(field.isPlain ? ['value'] : fieldPath(field.item, rest))];
  const child = field.kind === 'object' && field.fields.find(([name]) => name === key)?.[1];
  return child ? [key, ...fieldPath(child, rest)] : [key];
}

/** Returns a value for an entry that was just added. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'object') return mapFields(field.fields, (_key, one) => emptyValue(one));
  if (field.kind === 'list')
    return Array.from({ length: field.fewest }, () => emptyValue(field.item));
  if (field.kind === 'number') return field.least;
  if (field.kind === 'flag') return false;
  return field.kind === 'choice' ? field.options[0] : '';
}
