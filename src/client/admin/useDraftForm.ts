import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '../callErrors.ts';
import { plainMessage } from './failureText.ts';
import { type DraftOptions, type Fields, isSame, useDraft } from './useDraft.ts';

type Options<T extends Fields & FieldValues> = DraftOptions<T> & {
  names: readonly Path<T>[];
  /** Judges what was typed. */
  rules: z.ZodType<unknown, T>;
  /** Rejects with why it was not taken; the text stays. */
  send: (typed: T) => Promise<unknown>;
};

/** A form whose text outlives the page until it is stored; what the server says of a field shows at it. */
export function useDraftForm<T extends Fields & FieldValues>(options: Options<T>) {
  const { names, rules, send, ...kept } = options;
  const { fields, change, settle } = useDraft<T>(kept);
  const [values] = useState(fields);
  const { control, formState, getValues, handleSubmit, register, reset, setError, subscribe } =
    useForm<T, unknown, T>({
      values,
      resolver: zodResolver(rules, undefined, { raw: true }),
    });
  const keep = useEffectEvent((typed: T) => {
    if (!isSame(typed, fields)) change(typed);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (now) => keep(now.values) }),
    [subscribe],
  );
  // From another tab, or what is left once the rest is stored.
  useEffect(() => {
    if (!isSame(getValues(), fields)) reset(fields, { keepErrors: true, keepIsSubmitted: true });
  }, [fields, getValues, reset]);
  const submit = handleSubmit(async (typed) => {
    try {
      await send(typed);
      settle(typed);
    } catch (error) {
      const messages = fieldErrors(error);
      const wrong = names.filter((name) => messages[name]);
      for (const name of wrong) setError(name, { message: messages[name] ?? '' });
      if (wrong.length === 0) setError('root', { message: plainMessage(error) });
    }
  });
  return {
    control,
    register,
    errors: formState.errors,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!formState.isSubmitting) void submit(event);
    },
  };
}
