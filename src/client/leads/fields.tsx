import { Honeypot } from '../Honeypot.tsx';
import { privacyNote } from '../../shared/content/forms.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';
import { RichText } from '../ui/RichText.tsx';
import { Button, Group, Text, TextInput } from '@mantine/core';
import classes from './forms.module.css';
import '../inputStyles.ts';
import type { useLeadForm } from './useLeadForm.ts';

type LeadFormState = ReturnType<typeof useLeadForm>;
type Labels = { firstName: string; lastName: string; email: string; company: string };

type PersonFieldsProps = { form: LeadFormState; labels: Labels; isCompanyRequired?: boolean };

/** Who is writing. The asterisk is part of the label, so that it is read aloud too. */
export function PersonFields({ form, labels, isCompanyRequired = false }: PersonFieldsProps) {
  const input = { required: true };
  return (
    <>
      <TextInput
        {...input}
        {...form.field('firstName')}
        label={`${labels.firstName} *`}
        autoComplete="given-name"
      />
      <TextInput
        {...input}
        {...form.field('lastName')}
        label={`${labels.lastName} *`}
        autoComplete="family-name"
      />
      <TextInput
        {...input}
        {...form.field('email')}
        label={`${labels.email} *`}
        type="email"
        autoComplete="email"
        className={classes.wide}
      />
      <TextInput
        {...form.field('company')}
        {...(isCompanyRequired && input)}
        label={isCompanyRequired ? `${labels.company} *` : labels.company}
        autoComplete="organization"
        className={classes.wide}
      />
    </>
  );
}

type HiddenFieldsProps = { form: LeadFormState; values: Record<string, string> };

/** What the form sends without asking, and the field that only a robot fills. */
export function HiddenFields({ form, values }: HiddenFieldsProps) {
  const { error: _error, ...honeypot } = form.field(HONEYPOT);
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot {...honeypot} />
    </>
  );
}

type SubmitProps = { isPending: boolean; label: string; pending: string };

export function Submit({ isPending, label, pending }: SubmitProps) {
  return (
    <Group gap="sm" className={classes.submit}>
      <Button type="submit" disabled={isPending}>
        {isPending ? pending : label}
      </Button>
      <Text size="sm" c="dimmed">
        <RichText parts={privacyNote} />
      </Text>
    </Group>
  );
}
