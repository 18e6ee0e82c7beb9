import { z } from 'zod';
import { Content, ContentKey } from '../../shared/content/documents.ts';
import { isObject } from '../../shared/isObject.ts';
import { MediaKind } from '../../shared/media.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean | undefined;
type MediaField = { path: readonly PropertyKey[]; id: string; kind: MediaKind };

/** Returns the references to files in a document, as its schema describes them. */
export const mediaFields = (key: ContentKey, fields: unknown) => [
  ...fieldsIn(z.toJSONSchema(Content.shape[key], { io: 'input' }), fields, []),
];

function* fieldsIn(
  schema: JsonSchema,
  value: unknown,
  path: readonly PropertyKey[],
): Generator<MediaField> {
  if (typeof schema !== 'object') return;
  const { data: kind } = MediaKind.safeParse(schema.media);
  if (kind && typeof value === 'string') yield { path, id: value, kind };
  for (const option of schema.anyOf ?? []) yield* fieldsIn(option, value, path);
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const index = Array.isArray(value) ? Number(key) : key;
    yield* fieldsIn(partOf(schema, key), part, [...path, index]);
  }
}

function partOf({ items, prefixItems, properties, additionalProperties }: Parts, key: string) {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  if (additionalProperties) return additionalProperties;
  return prefixItems?.[Number(key)] ?? (Array.isArray(items) ? undefined : items);
}
type Parts = z.core.JSONSchema.BaseSchema;

/** Documents that may refer to files. */
export const documentsWithMedia = () =>
  ContentKey.options.filter((key) =>
    JSON.stringify(z.toJSONSchema(Content.shape[key], { io: 'input' })).includes('"media":'),
  );

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Returns everything in documents that may be the id of a file. */
export const possibleIds = (documents: unknown) => [
  ...new Set(JSON.stringify(documents).match(ID)),
];

/** Returns those of the files to which the documents refer. */
export function mediaOf<One>(documents: unknown, all: Readonly<Record<string, One>>) {
  const used = Object.keys(all).length > 0 ? possibleIds(documents) : [];
  return Object.fromEntries(
    used.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]] as const])),
  );
}
