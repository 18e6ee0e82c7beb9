import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isObject } from '../../shared/isObject.ts';
import { Id } from '../../shared/whiteboard/note.ts';
import { ClientMessage } from '../../shared/whiteboard/protocol.ts';
import { MAX_FRAME_BYTES } from '../../shared/whiteboard/limits.ts';

/**
 * A parsed frame; an error with the note and operation that it is about; or `undefined` for an
 * unknown type (W5).
 */
export type Frame =
  | { message: ClientMessage; wasNormalized: boolean }
  | { error: string; noteId?: string; opId?: string }
  | undefined;

const schemas = new Map<string, z.ZodType<ClientMessage>>(
  ClientMessage.options.map((schema) => [schema.shape.type.value, schema]),
);

export function readFrame(data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return { error: 'A frame must be text, not binary.' };
  if (data.length > MAX_FRAME_BYTES)
    return { error: `A frame takes at most ${MAX_FRAME_BYTES.toLocaleString('en-US')} bytes.` };
  const value = parseJson(data.toString());
  if (!isObject(value) || typeof value.type !== 'string')
    return {
      error: 'A frame must be one JSON object with a type, such as {"type":"add_note", …}.',
    };
  const schema = schemas.get(value.type);
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success)
    return { message: parsed.data, wasNormalized: wasNormalized(value, parsed.data) };
  const clauses = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const note = isObject(value.note) ? value.note : {};
  return {
    error: `${value.type}: ${clauses.join('; ')}.`,
    noteId: Id.safeParse(value.noteId ?? note.id).data,
    opId: Id.safeParse(value.opId).data,
  };
}

/** Whether parsing changed the note (W9). */
function wasNormalized({ note: sent }: Record<string, unknown>, message: ClientMessage) {
  if (message.type !== 'add_note' || !isObject(sent)) return false;
  const { note } = message;
  if (note.author === undefined || note.timestamp === undefined) return true;
  return Object.entries(note).some(([name, value]) => !isDeepStrictEqual(sent[name], value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
