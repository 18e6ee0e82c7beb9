import { createHash } from 'node:crypto';
import { isObject } from '../../shared/isObject.ts';

export type Json = Record<string, unknown>;

/** `components.schemas` of the document; complete once the paths are generated. */
export const schemas: Record<string, unknown> = {};

/**
 * Moves the definitions of a recursive schema to `schemas`: in an OpenAPI document `#/…` starts at
 * the root, so nested `$defs` are not found. Equal definitions get the same name.
 */
export function hoistDefinitions(schema: Json, definitions: Json = {}): Json {
  const suffix = createHash('sha256').update(JSON.stringify(definitions)).digest('hex').slice(0, 8);
  const uniqueName = (name: string) => `${name.replaceAll('_', '')}${suffix}`;
  const names = new Map(
    Object.keys(definitions).map((name) => [
      `#/$defs/${name}`,
      `#/components/schemas/${uniqueName(name)}`,
    ]),
  );
  for (const [name, definition] of Object.entries(definitions))
    schemas[uniqueName(name)] = withReferences(definition, names);
  return mapValues(schema, (part) => withReferences(part, names));
}

function withReferences(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof part === 'string') return names.get(part) ?? part;
  if (Array.isArray(part)) return part.map((one) => withReferences(one, names));
  if (!isObject(part)) return part;
  return mapValues(part, (one) => withReferences(one, names));
}

const mapValues = (object: Json, transform: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, transform(value)]));
