import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { draftsOf, dropDraft, dropDrafts, keepDraft, slotOfTab } from './draftStorage.ts';

/** What a small form asks for. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

export type DraftOptions<T extends Fields> = {
  /** Under which the form is kept; the same form for two things has two names. */
  name: string;
  schema: z.ZodType<T>;
  blank: T;
};

/** What this page shows, by name; works on where the browser keeps nothing. */
const known = new Map<string, unknown>();
const typedHere = new Set<string>();
const listeners = new Set<() => void>();

/** A form whose text outlives the page until it is stored. */
export function useDraft<T extends Fields>({ name, schema, blank }: DraftOptions<T>) {
  const read = (value: unknown) => schema.safeParse(value).data ?? blank;
  const fields = read(
    useSyncExternalStore(
      subscribe,
      () => find(name, blank),
      () => undefined,
    ),
  );
  const become = (value: T) => {
    known.set(name, value);
    typedHere.add(name);
    const others = draftsOf(name).filter(({ slot }) => slot !== slotOfTab());
    // Emptied by hand: another tab's text is not to come back here.
    if (isSame(value, blank) && others.length === 0) dropDraft(name, slotOfTab());
    else keepDraft(name, slotOfTab(), value);
    tell();
  };
  const change = (part: Partial<T>) => become({ ...read(find(name, blank)), ...part });
  /** Clears what was sent, and nothing that was typed since; `rest` says what of it remains. */
  const settle = (sent: T, rest = changedSince<T>) => {
    for (const { slot, value } of draftsOf(name))
      if (holds(sent, read(value))) dropDraft(name, slot);
    become(rest(read(find(name, blank)), sent, blank));
  };
  return { fields, change, settle };
}

/** The own text of this tab first, else the latest of any. */
function find(name: string, blank: unknown) {
  if (!known.has(name)) {
    const drafts = draftsOf(name);
    const own = drafts.find(({ slot }) => slot === slotOfTab());
    known.set(name, (own ?? drafts.find(({ value }) => !isSame(value, blank)))?.value);
  }
  return known.get(name);
}

function changedSince<T extends Fields>(typed: T, sent: T, blank: T): T {
  const rest = { ...typed };
  for (const field in rest) if (isSame(typed[field], sent[field])) rest[field] = blank[field];
  return rest;
}

/** Whether a kept text is part of what was sent, and so is lost nowhere. */
const holds = (sent: Fields, kept: Fields) =>
  Object.entries(kept).every(([field, value]) => {
    const whole = sent[field];
    return typeof value !== 'string' || (typeof whole === 'string' && whole.includes(value));
  });

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Forgets what is kept under a name, on this page and in the browser. */
export function forgetTyped(name: string) {
  dropDrafts(name);
  known.delete(name);
  typedHere.delete(name);
  tell();
}

/** Another tab typed, stored or forgot something: what was only found here may be another text now. */
function lookAnew() {
  for (const name of known.keys()) if (!typedHere.has(name)) known.delete(name);
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', lookAnew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', lookAnew);
  };
}
