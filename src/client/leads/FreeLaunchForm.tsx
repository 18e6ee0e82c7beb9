import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type ChangeEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailText, requiredText, text } from '../../shared/formText.ts';
import { useContent } from '../lib/content.ts';
import '../ui/inputStyles.ts';
import { isFocused, savePrefill } from '../lib/formPrefill.ts';
import { clearTyped, readTyped, saveTyped } from '../lib/typedFields.ts';
import { recordVisit } from '../lib/visitHistory.ts';
import { ownSchedulingPage, schedulingUrl, splitName } from '../lib/scheduling.ts';
import { useSiteConfig } from '../site/config.ts';
import { RichText } from '../ui/RichText.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useInBrowser } from '../lib/useInBrowser.ts';
import classes from './forms.module.css';

const TERMS = 'Please agree, so that we may contact you.';
const Fields = z.object({
  fullName: requiredText(400, 'Please enter your name.'),
  email: emailText('Please enter your business email.'),
  phone: text(200),
  terms: z.boolean(TERMS).check(z.refine((value) => value, TERMS)),
});
type Values = z.input<typeof Fields>;
const KEY = 'free-launch';
const typedFields = ['fullName', 'email', 'phone'] as const;

/** Opens the scheduling page in a new tab. Sends nothing to our server. */
export function FreeLaunchForm() {
  const copy = useContent('pages/free-launch').form;
  const { schedulingPageUrl } = useSiteConfig();
  const form = useForm<Values>({ resolver: zodResolver(Fields) });
  const isReady = !!useInBrowser(() => true);
  const field = (name: keyof Values) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
  });
  const input = { required: true, className: classes.wide };
  const submit = form.handleSubmit((fields) => {
    clearTyped(KEY);
    openCalendar(fields, schedulingPageUrl);
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    const typed = readTyped(KEY);
    for (const name of typedFields)
      if (typed[name] && !getValues(name) && !isFocused(name)) setValue(name, typed[name]);
  }, [getValues, setValue]);
  const saveField = ({ target: { name, value } }: ChangeEvent<HTMLFormElement>) => {
    if (typedFields.some((typed) => typed === name)) saveTyped(KEY, { [name]: value });
  };
  // In their order, so that the first invalid one gets the focus.
  const fullName = field('fullName');
  const email = field('email');
  const phone = field('phone');
  const terms = field('terms');
  return (
    <form noValidate={isReady} onChange={saveField} onSubmit={(event) => void submit(event)}>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '28rem': 2 }}
        spacing="md"
        style={{ alignItems: 'start' }}
      >
        <TextInput {...input} {...fullName} label="Full name *" autoComplete="name" />
        <TextInput
          {...input}
          {...email}
          type="email"
          label="Business email *"
          autoComplete="email"
        />
        <TextInput
          {...phone}
          type="tel"
          label="Cell phone (optional)"
          autoComplete="tel"
          className={classes.wide}
        />
        <Checkbox
          {...input}
          {...terms}
          aria-invalid={terms.error ? true : undefined}
          label={<RichText parts={copy.terms} />}
        />
        <Group gap="sm" className={classes.wide}>
          {/* A submit before hydration would put the fields into the URL; a press is repeated after it. */}
          <Button type={isReady ? 'submit' : 'button'} onClick={() => !isReady && void submit()}>
            {copy.submit}
          </Button>
          <Text size="sm" c="dimmed">
            {copy.note}
          </Text>
          <noscript>
            <Text>
              This form needs JavaScript.{' '}
              <TextLink href={ownSchedulingPage} label="Request your call on the contact page" />
            </Text>
          </noscript>
        </Group>
      </SimpleGrid>
    </form>
  );
}

type Person = Pick<Values, 'fullName' | 'email' | 'phone'>;

function openCalendar({ fullName, email, phone }: Person, schedulingPage: string | undefined) {
  if (schedulingPage) {
    const url = schedulingUrl(schedulingPage, { fullName, email, phone });
    recordVisit({ kind: 'booking' });
    window.open(url, '_blank', 'noopener');
    return;
  }
  // The tab that we open gets a copy of sessionStorage, which prefills the form there.
  savePrefill({ ...splitName(fullName), email, phone: phone.trim() });
  window.open(ownSchedulingPage, '_blank');
}
