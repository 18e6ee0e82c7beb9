import { type ObjectSchema, type Schema, SchemaType } from '@google/generative-ai';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** Missing from the library's types. */
type Ordered = ObjectSchema & { propertyOrdering: string[] };

/** These members of a schema, in this order, in the subset of JSON Schema that Gemini supports. */
export function responseSchema(schema: z.ZodObject, keys: readonly string[]): Ordered {
  const { properties } = z.toJSONSchema(schema);
  return {
    type: SchemaType.OBJECT,
    properties: Object.fromEntries(keys.map((key) => [key, toGemini(properties?.[key])])),
    required: [...keys],
    propertyOrdering: [...keys],
  };
}

function toGemini(schema: JsonSchema): Schema {
  if (typeof schema !== 'object') throw new Error('Gemini does not support boolean schemas');
  const { type, properties, required, items, minItems, maxItems } = schema;
  if (type === 'object')
    return {
      type: SchemaType.OBJECT,
      properties: Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, one]) => [key, toGemini(one)]),
      ),
      ...(required && { required }),
    };
  if (type === 'array')
    return {
      type: SchemaType.ARRAY,
      items: toGemini(Array.isArray(items) ? items[0] : items),
      ...(minItems !== undefined && { minItems }),
      ...(maxItems !== undefined && { maxItems }),
    };
  if (type === 'boolean') return { type: SchemaType.BOOLEAN };
  if (schema.enum)
    return { type: SchemaType.STRING, format: 'enum', enum: schema.enum.map(String) };
  return type === 'integer' ? { type: SchemaType.INTEGER } : { type: SchemaType.STRING };
}
