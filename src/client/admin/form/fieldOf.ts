import type { z } from 'zod';
import { MediaKind } from '../../../shared/media.ts';

/** The fields of an object with their keys, in the order of the schema. */
export type Fields = readonly (readonly [key: string, field: Field])[];

/** A part of a schema, as a form shows it. */
export type Field = {
  title: string;
  help?: string | undefined;
  isOptional: boolean;
  /** Whether a form shows it only where it has a value: people cannot make one up. */
  isInternal?: boolean;
} & (
  | { kind: 'object'; fields: Fields }
  | { kind: 'text'; longest: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'choice'; options: readonly string[]; isNumber: boolean }
  | { kind: 'flag' }
  /** The id of a file of the media library. */
  | { kind: 'media'; media: MediaKind }
  /** Numbers in one line, separated by commas. */
  | { kind: 'numbers' }
  | ListKind
  /** One of several kinds of values. */
  | { kind: 'either'; options: readonly [Field, ...Field[]] }
  /** An object that may be left out. */
  | { kind: 'optional'; item: Field }
);

type ListKind = {
  kind: 'list';
  item: Field;
  /** React Hook Form needs objects in lists: those of other values hold `{ value }`. */
  isPlain: boolean;
  /** The name of one entry. */
  entry: string;
  fewest: number;
  most: number;
};
export type ListField = Extract<Field, { kind: 'list' }>;

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Options = {
  labels: Readonly<Record<string, string>> | undefined;
  /** The keys that lead to it, without numbers. */
  path?: string;
  isOptional?: boolean;
};

/** Returns the field for a JSON schema. */
export function toField(schema: JsonSchema | boolean | undefined, options: Options): Field {
  if (typeof schema !== 'object') throw new Error('The form needs a schema without booleans');
  const { labels, path = '', isOptional = false } = options;
  const { type, items, minimum = -Infinity, maximum = Infinity } = schema;
  const title = schema.title ?? labels?.[path] ?? wordsOf(path.slice(path.lastIndexOf('.') + 1));
  const isInternal = schema.internal === true;
  const base = { title, help: helpOf(schema), isOptional, ...(isInternal && { isInternal }) };
  if (schema.anyOf) return { ...base, kind: 'either', options: unionOf(schema.anyOf, options) };
  if (type === 'object') {
    const fields = propertiesOf(schema).map(([key, one, isOptionalHere]) => {
      const child = { labels, path: path ? `${path}.${key}` : key, isOptional: isOptionalHere };
      return [key, toField(one, child)] as const;
    });
    if (!isOptional) return { ...base, kind: 'object', fields };
    const item: Field = { ...base, isOptional: false, kind: 'object', fields };
    return { ...base, kind: 'optional', item };
  }
  if (type === 'array') {
    const [first = Array.isArray(items) ? items[0] : items] = schema.prefixItems ?? [];
    const item = toField(first, { labels, path });
    if (item.kind === 'number') return { ...base, kind: 'numbers' };
    return { ...base, ...listOf(schema, item, title, labels !== undefined) };
  }
  const { data: media } = MediaKind.safeParse(schema.media);
  if (media) return { ...base, kind: 'media', media };
  if (schema.enum)
    return {
      ...base,
      kind: 'choice',
      options: schema.enum.map(String),
      isNumber: type === 'number' || type === 'integer',
    };
  if (type === 'integer' || type === 'number')
    return { ...base, kind: 'number', least: minimum, most: maximum };
  if (type === 'boolean') return { ...base, kind: 'flag' };
  return { ...base, kind: 'text', longest: schema.maxLength ?? Infinity };
}

const helpOf = ({ help }: JsonSchema) => (typeof help === 'string' ? help : undefined);

/** The properties of an object, or the keys of a record. */
function propertiesOf(schema: JsonSchema) {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : [];
  const all: [string, JsonSchema | boolean | undefined][] = [
    ...Object.entries(properties),
    ...keys.map((key): [string, JsonSchema | boolean | undefined] => [key, additionalProperties]),
  ];
  return all.map(([key, one]) => [key, one, !required.includes(key)] as const);
}

function unionOf(
  schemas: readonly (JsonSchema | boolean)[],
  options: Options,
): [Field, ...Field[]] {
  const [first, ...others] = schemas.map((one) => {
    const field = toField(one, { ...options, isOptional: false });
    const title = typeof one === 'object' ? one.title : undefined;
    return { ...field, title: title ?? kindNames[field.kind] ?? field.title };
  });
  if (!first) throw new Error('A union needs options');
  return [first, ...others];
}

const kindNames: Partial<Record<Field['kind'], string>> = {
  text: 'Text',
  choice: 'From the list',
  object: 'Link',
  list: 'Texts and links',
};

function listOf(schema: JsonSchema, item: Field, title: string, hasLabels: boolean): ListKind {
  const count = schema.prefixItems?.length;
  return {
    kind: 'list',
    item,
    isPlain: item.kind !== 'object' && item.kind !== 'either',
    // A label of the form is that of one entry.
    entry: hasLabels ? title : singularOf(title),
    fewest: count ?? schema.minItems ?? 0,
    most: count ?? schema.maxItems ?? Infinity,
  };
}

/** `pageLink` is `Page link`; the path of a page stays as it is. */
function wordsOf(key: string) {
  if (key.startsWith('/')) return key;
  const words = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const singularOf = (title: string) =>
  title
    .replace(/^People$/, 'Person')
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
