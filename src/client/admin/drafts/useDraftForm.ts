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
  draftSchema: z.ZodType<T>;
  defaultValues: T;
  /** The fields at which the server's errors are shown. */
  fieldNames: readonly Path<T>[];
  /** Validates the input before it is sent. */
  inputSchema: z.ZodType<unknown, T>;
  /** A rejection is shown in the form, which keeps its input. */
  send: (input: T) => Promise<unknown>;
  /** Returns what stays in the form after `sent` was accepted. */
  remainingInput?: (input: T, sent: T) => T;
};

const DRAFT_SENT = 'draftsent';
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A form that stores its input in the browser until it is sent, and shows the server's field errors. */
export function useDraftForm<T extends FieldValues>(options: Options<T>) {
  const { name, draftSchema, defaultValues, fieldNames, inputSchema, send } = options;
  const { remainingInput = (input: T, sent: T) => unsentFields(input, sent, defaultValues) } =
    options;
  const readValues = () => {
    const drafts = readDrafts(name);
    const own = drafts.find(({ editorId }) => editorId === tabId());
    const shown = own ?? drafts.find(({ value }) => !isSame(value, defaultValues));
    return draftSchema.safeParse(shown?.value).data ?? defaultValues;
  };
  const [values] = useState(readValues);
  const lastInput = useRef(values);
  const form = useForm<T, unknown, T>({
    values,
    resolver: zodResolver(inputSchema, undefined, { raw: true }),
  });
  const { control, register, reset, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;
  const saveInput = (input: T) => {
    lastInput.current = input;
    const others = readDrafts(name).filter(({ editorId }) => editorId !== tabId());
    // A form that was emptied by hand must not show the draft of another tab later.
    if (isSame(input, defaultValues) && others.length === 0) deleteDraft(name, tabId());
    else saveDraft(name, tabId(), input);
  };
  const onInput = useEffectEvent((input: T) => {
    if (!isSame(input, lastInput.current)) saveInput(input);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => onInput(state.values) }),
    [subscribe],
  );
  const reloadDraft = () => {
    const draft = readValues();
    if (isSame(draft, lastInput.current)) return;
    lastInput.current = draft;
    reset(draft, { keepErrors: true, keepIsSubmitted: true });
  };
  // Another tab changed a draft, or a form that was closed during its request has sent one.
  useWindowEvent('storage', reloadDraft);
  useWindowEvent(DRAFT_SENT, reloadDraft);
  const clearSent = (sent: T) => {
    // Not the form's values: it may have been closed and opened again during the request.
    const input = readValues();
    for (const { editorId, value } of readDrafts(name))
      if (isSame(value, sent)) deleteDraft(name, editorId);
    saveInput(remainingInput(input, sent));
    lastInput.current = sent;
    window.dispatchEvent(new Event(DRAFT_SENT));
  };
  const submit = async (input: T) => {
    try {
      await send(input);
      clearSent(input);
    } catch (error) {
      if (!setServerErrors(setError, error, fieldNames))
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
function unsentFields<T extends FieldValues>(input: T, sent: T, defaultValues: T): T {
  const rest = { ...input };
  for (const field in rest)
    if (isSame(input[field], sent[field])) rest[field] = defaultValues[field];
  return rest;
}
