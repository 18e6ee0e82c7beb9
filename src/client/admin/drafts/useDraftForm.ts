import { zodResolver } from '@hookform/resolvers/zod';
import { useWindowEvent } from '@mantine/hooks';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { setServerErrors } from '../../lib/callErrors.ts';
import { errorMessage } from '../ui/errorText.ts';
import { deleteDraft, readDrafts, saveDraft, tabId } from './draftStorage.ts';

type Options<T extends FieldValues> = {
  /** Identifies the draft: a form has one name for each record. */
  name: string;
  /** Parses a stored draft. */
  schema: z.ZodType<T>;
  blank: T;
  /** The fields at which the server's errors are shown. */
  names: readonly Path<T>[];
  /** Validates the input before it is sent. */
  rules: z.ZodType<unknown, T>;
  /** A rejection is shown in the form, which keeps its input. */
  send: (input: T) => Promise<unknown>;
  /** Returns what stays in the form after `sent` was accepted. */
  remaining?: (input: T, sent: T) => T;
};

const DRAFT_SENT = 'draftsent';
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A form that stores its input in the browser until it is sent, and shows the server's field errors. */
export function useDraftForm<T extends FieldValues>(options: Options<T>) {
  const { name, schema, blank, names, rules, send } = options;
  const { remaining = (input: T, sent: T) => unsentFields(input, sent, blank) } = options;
  const read = () => {
    const drafts = readDrafts(name);
    const own = drafts.find(({ editorId }) => editorId === tabId());
    const shown = own ?? drafts.find(({ value }) => !isSame(value, blank));
    return schema.safeParse(shown?.value).data ?? blank;
  };
  const [values] = useState(read);
  const lastInput = useRef(values);
  const form = useForm<T, unknown, T>({
    values,
    resolver: zodResolver(rules, undefined, { raw: true }),
  });
  const { control, register, reset, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;
  const save = (input: T) => {
    lastInput.current = input;
    const others = readDrafts(name).filter(({ editorId }) => editorId !== tabId());
    // A form that was emptied by hand must not show the draft of another tab later.
    if (isSame(input, blank) && others.length === 0) deleteDraft(name, tabId());
    else saveDraft(name, tabId(), input);
  };
  const onInput = useEffectEvent((input: T) => {
    if (!isSame(input, lastInput.current)) save(input);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (now) => onInput(now.values) }),
    [subscribe],
  );
  const refresh = () => {
    const draft = read();
    if (isSame(draft, lastInput.current)) return;
    lastInput.current = draft;
    reset(draft, { keepErrors: true, keepIsSubmitted: true });
  };
  // Another tab changed a draft, or a form that was closed during its request has sent one.
  useWindowEvent('storage', refresh);
  useWindowEvent(DRAFT_SENT, refresh);
  const clearSent = (sent: T) => {
    // Not the form's values: it may have been closed and opened again during the request.
    const input = read();
    for (const { editorId, value } of readDrafts(name))
      if (isSame(value, sent)) deleteDraft(name, editorId);
    save(remaining(input, sent));
    lastInput.current = sent;
    window.dispatchEvent(new Event(DRAFT_SENT));
  };
  const submit = async (input: T) => {
    try {
      await send(input);
      clearSent(input);
    } catch (error) {
      if (!setServerErrors(setError, error, names))
        setError('root', { message: errorMessage(error) });
    }
  };
  return {
    control,
    isSubmitting,
    rootError: errors.root?.message,
    /** Returns the name, handlers and error of a text field. */
    field: (path: Path<T>) => ({
      ...register(path),
      error: form.getFieldState(path).error?.message,
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) void form.handleSubmit(submit)(event);
    },
  };
}

/** Clears the fields that were sent and have not changed since. */
function unsentFields<T extends FieldValues>(input: T, sent: T, blank: T): T {
  const rest = { ...input };
  for (const field in rest) if (isSame(input[field], sent[field])) rest[field] = blank[field];
  return rest;
}
