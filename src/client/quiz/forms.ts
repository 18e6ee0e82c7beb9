import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { emailText } from '../../shared/formText.ts';
import { personFields } from '../../shared/quiz/personalInfo.ts';
import type { Progress } from './progress.ts';

const Person = z.object(personFields);
export type Person = z.output<typeof Person>;

const Contact = z.object({
  contactName: personFields.name,
  email: emailText(undefined, 'Please enter a valid email address, such as name@company.com.'),
});
export type Contact = z.output<typeof Contact>;

/** Copies a stored value into the form when it differs. */
function useStoredValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  { getValues, setValue }: UseFormReturn<Values>,
  name: Name,
  stored: PathValue<Values, Name>,
) {
  useEffect(() => {
    if (getValues(name) !== stored) setValue(name, stored);
  }, [getValues, setValue, name, stored]);
}

export function usePersonForm({ name, city, niche, buyers }: Progress['personalInfo']) {
  const form = useForm({
    resolver: zodResolver(Person),
    defaultValues: { name, city, niche, buyers },
  });
  useStoredValue(form, 'name', name);
  useStoredValue(form, 'city', city);
  useStoredValue(form, 'niche', niche);
  useStoredValue(form, 'buyers', buyers);
  return form;
}

export function useContactForm({ name, email }: Progress['contact']) {
  const form = useForm({
    resolver: zodResolver(Contact),
    defaultValues: { contactName: name, email },
  });
  useStoredValue(form, 'contactName', name);
  useStoredValue(form, 'email', email);
  return form;
}
