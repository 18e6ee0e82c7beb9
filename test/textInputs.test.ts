/* oxlint-disable no-underscore-dangle -- What zod and zod/mini share is called `_zod`. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cleanLine, cleanText } from '../src/shared/cleanText.ts';
import { ClientMessage } from '../src/shared/whiteboard/protocol.ts';
import { appRouter } from '../src/server/trpc/router.ts';
import { SyncParser } from '../src/server/trpc/trpc.ts';
import './procedures.ts';

const { _def: tree } = appRouter;
const Inputs = z.record(z.string(), z.custom<{ _def: { inputs: unknown[] } }>());

/** Everything that comes in: the inputs of all procedures, and the messages of the whiteboard. */
const inputs = [
  ...Object.entries(Inputs.parse(tree.procedures)).flatMap(([name, { _def: definition }]) =>
    definition.inputs.map(
      (input) => [name, input instanceof SyncParser ? input.schema : input] as const,
    ),
  ),
  ...ClientMessage.options.map((schema) => [schema.shape.type.value, schema] as const),
];

const DIRTY = 'a\0\u000b\u0085\ufdd0\uffff\ud800\r\n\u200b\u202e\u2028bbbbb';

type Place = { path: string; value: string };

/** Returns what becomes of a dirty text, in every place of a schema that takes one. */
function placesOf(schema: unknown, path: string): Place[] {
  if (!(schema instanceof z.core.$ZodType) || schema instanceof z.core.$ZodTransform) return [];
  const { data } = z.core.safeParse(schema, DIRTY);
  if (typeof data === 'string') return [{ path, value: data }];
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

const places = inputs.flatMap(([name, schema]) => placesOf(schema, name));
/** The places where a text stays as it is for `clean` to change. */
const without = (clean: (text: string) => string) =>
  [
    ...new Set(places.filter(({ value }) => clean(value) !== value).map(({ path }) => path)),
  ].toSorted();

/** Compared byte by byte, or with what the server sent before. */
const exact = [
  'admin.access.confirmPassword.password',
  'admin.access.signIn.password',
  'admin.accounts.link.choosePassword.newPassword',
  'admin.accounts.link.choosePassword.token',
  'admin.accounts.link.read.token',
  'admin.accounts.own.changePassword.newPassword',
  'join_session.userSecret',
  'leads.boardColumn.cursor',
  'leads.bulk.after',
  'leads.page.after',
  'leads.page.before',
];

test('every text that comes in is cleaned, but passwords, secrets and cursors', () => {
  expect(places.length).toBeGreaterThan(200);
  expect(without(cleanText)).toEqual(exact);
});

test('a text has one line, but for those that people write in several', () => {
  const severalLines = without(cleanLine).filter(
    (path) => !exact.includes(path) && !/^(quiz.guideEditor|admin.person.brief)/.test(path),
  );
  expect(severalLines).toEqual([
    'add_note.note.content',
    'blog.create.content',
    'blog.create.excerpt',
    'blog.update.content',
    'blog.update.excerpt',
    'leads.addNote.note',
    'leads.create.message',
    'privacy.requestCorrection.message',
    'quiz.start.resultDescription',
    'quiz.submit.resultDescription',
    'update_note.updates.content',
  ]);
});
