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
import { quizPage } from '../../shared/content/quizPage.ts';
import { emailText, requiredText } from '../../shared/formText.ts';
import type { Progress } from './progress.ts';

const Person = z.object({
  name: requiredText(200),
  city: requiredText(200),
  niche: requiredText(200),
});
export type Person = z.output<typeof Person>;

const Contact = z.object({
  contactName: requiredText(200),
  email: emailText(undefined, quizPage.emailFormat),
});
export type Contact = z.output<typeof Contact>;

/** What is typed is kept in the browser at once; the form follows what comes back from there. */
function useKept<Values extends FieldValues, Name extends FieldPath<Values>>(
  { getValues, setValue }: UseFormReturn<Values>,
  name: Name,
  kept: PathValue<Values, Name>,
) {
  useEffect(() => {
    if (getValues(name) !== kept) setValue(name, kept);
  }, [getValues, setValue, name, kept]);
}

export function usePersonForm({ name, city, niche }: Progress['personalInfo']) {
  const form = useForm({
    resolver: zodResolver(Person),
    defaultValues: { name, city, niche },
  });
  useKept(form, 'name', name);
  useKept(form, 'city', city);
  useKept(form, 'niche', niche);
  return form;
}

export function useContactForm({ name, email }: Progress['contact']) {
  const form = useForm({
    resolver: zodResolver(Contact),
    defaultValues: { contactName: name, email },
  });
  useKept(form, 'contactName', name);
  useKept(form, 'email', email);
  return form;
}
