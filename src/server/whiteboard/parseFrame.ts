import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isObject } from '../../shared/isObject.ts';
import type { Target } from '../../shared/whiteboard/board.ts';
import { Id } from '../../shared/whiteboard/note.ts';
import { ClientMessage } from '../../shared/whiteboard/protocol.ts';
import { MAX_FRAME_BYTES } from '../../shared/whiteboard/constants.ts';
import { describeIssues } from '../http/errors.ts';

/**
 * A parsed frame; an error with the item and operation that it is about; or `undefined` for an
 * unknown type (W5).
 */
export type Frame =
  | { message: ClientMessage; wasNormalized: boolean }
  | { error: string; target?: Target | undefined; opId?: string | undefined }
  | undefined;

const schemas = new Map<string, z.ZodType<ClientMessage>>(
  ClientMessage.options.map((schema) => [schema.shape.type.value, schema]),
);

export function parseFrame(data: Buffer, isBinary: boolean): Frame {
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
  return {
    error: `${value.type}: ${describeIssues(parsed.error)}.`,
    target: targetIn(value),
    opId: Id.safeParse(value.opId).data,
  };
}

/** Returns the item that an invalid message is about, if it says so. */
function targetIn({ type, noteId, note, sectionId, section }: Record<string, unknown>) {
  const isAboutSection = typeof type === 'string' && type.endsWith('_section');
  const [id, item] = isAboutSection ? [sectionId, section] : [noteId, note];
  const parsed = Id.safeParse(id ?? (isObject(item) ? item.id : undefined)).data;
  if (parsed === undefined) return undefined;
  return { type: isAboutSection ? 'section' : 'note', id: parsed } satisfies Target;
}

/** Whether parsing changed the item (W9). */
function wasNormalized(frame: Record<string, unknown>, message: ClientMessage) {
  if (message.type === 'add_section') return isChanged(frame.section, message.section);
  if (message.type !== 'add_note') return false;
  const { author, timestamp } = message.note;
  if (author === undefined || timestamp === undefined) return true;
  return isChanged(frame.note, message.note);
}

function isChanged(sent: unknown, parsed: object) {
  if (!isObject(sent)) return false;
  return Object.entries(parsed).some(([name, value]) => !isDeepStrictEqual(sent[name], value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
