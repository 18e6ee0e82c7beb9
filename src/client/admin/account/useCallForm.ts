import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { setServerErrors } from '../../lib/callErrors.ts';
import { errorMessage } from '../ui/errorText.ts';

type Options<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  /** The only field, which shows every error. */
  field: Path<Input>;
  send: (output: Output) => Promise<unknown>;
  messageOf?: (error: unknown) => string;
};

/** A form with one field that is not kept as a draft, such as a password or a code. */
export function useCallForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { schema, field, send, messageOf = errorMessage } = options;
  const { register, handleSubmit, setError, reset, getFieldState, formState } = useForm<
    Input,
    unknown,
    Output
  >({ resolver: zodResolver(schema) });
  const submit = handleSubmit(async (output) => {
    try {
      await send(output);
    } catch (error) {
      if (!setServerErrors(setError, error, [field]))
        setError(field, { message: messageOf(error) });
    }
  });
  return {
    reset: () => reset(),
    isSubmitting: formState.isSubmitting,
    /** The name, handlers and error of the field. */
    field: { ...register(field), error: getFieldState(field, formState).error?.message },
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
