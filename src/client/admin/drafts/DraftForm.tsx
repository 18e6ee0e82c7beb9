import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  type FieldValues,
  type Path,
  useController,
  type UseControllerProps,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '../../lib/callErrors.ts';
import { errorMessage } from '../ui/errorText.ts';
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
  const form = useForm<T, unknown, T>({
    values,
    resolver: zodResolver(rules, undefined, { raw: true }),
  });
  const { control, getValues, register, reset, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;
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
  const submit = form.handleSubmit(async (typed) => {
    try {
      await send(typed);
      settle(typed);
    } catch (error) {
      const messages = fieldErrors(error);
      const wrong = names.filter((name) => messages[name]);
      for (const name of wrong) setError(name, { message: messages[name] ?? '' });
      if (wrong.length === 0) setError('root', { message: errorMessage(error) });
    }
  });
  return {
    control,
    isSubmitting,
    problem: errors.root?.message,
    /** Name, handlers and error of a field. */
    field: (name: Path<T>) => ({
      ...register(name),
      error: form.getFieldState(name).error?.message,
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}

type SheetProps = {
  form: Pick<ReturnType<typeof useDraftForm>, 'isSubmitting' | 'onSubmit' | 'problem'>;
  /** On the button. */
  action: string;
  children: ReactNode;
};

/** The sheet on which the fields of such a form stand. */
export const DraftForm = ({ form, action, children }: SheetProps) => (
  <Paper data-tone="white" p="md" my="sm">
    <Stack gap="sm" renderRoot={(root) => <form {...root} onSubmit={form.onSubmit} noValidate />}>
      {children}
      {form.problem && (
        <Text role="alert" c="signal.7">
          {form.problem}
        </Text>
      )}
      <Group>
        <Button type="submit" size="sm" aria-disabled={form.isSubmitting}>
          {action}
        </Button>
      </Group>
    </Stack>
  </Paper>
);

type ChecksProps<T extends FieldValues> = UseControllerProps<T> & {
  label: string;
  /** What each value is called. */
  names: Record<string, string>;
};

/** Any number of a few values. */
export function Checks<T extends FieldValues>({ label, names, ...controlled }: ChecksProps<T>) {
  const { field, fieldState } = useController(controlled);
  return (
    <Checkbox.Group {...field} label={label} error={fieldState.error?.message}>
      <Group gap="0.5rem 1.25rem">
        {Object.entries(names).map(([value, name]) => (
          <Checkbox key={value} value={value} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
