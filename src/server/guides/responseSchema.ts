import { type Schema, SchemaType } from '@google/generative-ai';
import { z } from 'zod';
import { Guide } from '../../shared/quiz/guide.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** The guide's schema in the subset of JSON Schema that Gemini supports. */
export const responseSchema = toGemini(z.toJSONSchema(Guide));

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
  return type === 'integer' ? { type: SchemaType.INTEGER } : { type: SchemaType.STRING };
}
