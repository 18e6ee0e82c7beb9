/* oxlint-disable no-underscore-dangle -- What zod and zod/mini share is called `_zod`. */
import { z } from 'zod';
import { ClientMessage } from '../src/shared/whiteboard/protocol.ts';
import { appRouter } from '../src/server/trpc/router.ts';
import './procedures.ts';

const { _def: tree } = appRouter;
const Inputs = z.record(z.string(), z.custom<{ _def: { inputs: unknown[] } }>());

/** Everything that comes in: the inputs of all procedures, and the messages of the whiteboard. */
const inputs = [
  ...Object.entries(Inputs.parse(tree.procedures)).flatMap(([name, { _def: definition }]) =>
    definition.inputs.map((input) => [name, input] as const),
  ),
  ...ClientMessage.options.map((schema) => [schema.shape.type.value, schema] as const),
];

/** Contains what every text loses, and what a line loses. */
export const DIRTY = 'a\0\u000b\u0085\ufdd0\uffff\ud800\r\n\u200b\u202e\u2028bbbbb';

type Place = { path: string; read: (text: string) => string | undefined };

/** Returns the places of a schema that take a text, and how they read it. */
function placesOf(schema: unknown, path: string): Place[] {
  if (!(schema instanceof z.core.$ZodType) || schema instanceof z.core.$ZodTransform) return [];
  const read = (text: string) => {
    const { data } = z.core.safeParse(schema, text);
    return typeof data === 'string' ? data : undefined;
  };
  if (read(DIRTY) !== undefined) return [{ path, read }];
  return partsOf(schema).flatMap(([key, part]) => placesOf(part, `${path}${key}`));
}

function partsOf(schema: z.core.$ZodType): [key: string, part: unknown][] {
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).map(([key, part]) => [`.${key}`, part]);
  if (schema instanceof z.core.$ZodArray) return [['[]', schema._zod.def.element]];
  if (schema instanceof z.core.$ZodRecord)
    return [
      ['{key}', schema._zod.def.keyType],
      ['{}', schema._zod.def.valueType],
    ];
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.map((option) => ['', option]);
  if (schema instanceof z.core.$ZodPipe) return [['', schema._zod.def.out]];
  return 'innerType' in schema._zod.def ? [['', schema._zod.def.innerType]] : [];
}

/** Every place of a procedure's input or of the whiteboard's messages that takes a text. */
export const inputPlaces = inputs.flatMap(([name, schema]) => placesOf(schema, name));

/** Compared byte by byte, or with what the server sent before. */
export const exactPlaces = [
  'admin.access.confirmPassword.password',
  'admin.access.signIn.password',
  'admin.accounts.link.choosePassword.newPassword',
  'admin.accounts.link.choosePassword.token',
  'admin.accounts.link.read.token',
  'admin.accounts.own.changePassword.newPassword',
  'join_session.userSecret',
  'leads.bulk.after',
  'leads.kanbanColumn.cursor',
  'leads.page.after',
  'leads.page.before',
];
