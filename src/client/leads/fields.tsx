import {
  Button,
  Group,
  Paper,
  SimpleGrid,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import type { Form } from '../../shared/content/forms.ts';
import { leadLabels } from '../../shared/leads/newLead.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';
import { useContent } from '../lib/content.ts';
import { ConfirmedForm } from '../ui/ConfirmedForm.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { RichText } from '../ui/RichText.tsx';
import classes from './forms.module.css';
import '../ui/inputStyles.ts';
import type { useLeadForm } from './useLeadForm.ts';

type LeadFormState = ReturnType<typeof useLeadForm>;
type PersonFieldsProps = { form: LeadFormState; isCompanyRequired?: boolean };

/** The asterisk is part of the label, so screen readers announce it. */
export function PersonFields({ form, isCompanyRequired = false }: PersonFieldsProps) {
  return (
    <>
      <TextInput
        required
        {...form.field('firstName')}
        label={`${leadLabels.firstName} *`}
        autoComplete="given-name"
      />
      <TextInput
        required
        {...form.field('lastName')}
        label={`${leadLabels.lastName} *`}
        autoComplete="family-name"
      />
      <TextInput
        required
        {...form.field('email')}
        label={`${leadLabels.email} *`}
        type="email"
        autoComplete="email"
        className={classes.wide}
      />
      <TextInput
        {...form.field('company')}
        required={isCompanyRequired}
        label={isCompanyRequired ? `${leadLabels.company} *` : leadLabels.company}
        autoComplete="organization"
        className={classes.wide}
      />
    </>
  );
}

type LeadFormLayoutProps = {
  form: LeadFormState;
  /** Values of hidden fields. */
  hiddenValues: Record<string, string>;
  copy: Form;
  header?: ReactNode;
  message?: TextareaProps;
  children: ReactNode;
};

/** A lead form with hidden fields, honeypot, submit button and confirmation. */
export function LeadFormLayout({
  form,
  hiddenValues,
  copy,
  header,
  message,
  children,
}: LeadFormLayoutProps) {
  const { privacyNote } = useContent('forms');
  const { error: _error, ...honeypot } = form.field(HONEYPOT);
  const confirmation = form.confirmation && (
    <Paper bg="gain.0" p="md">
      {form.confirmation}
    </Paper>
  );
  return (
    <ConfirmedForm confirmation={confirmation} onAgain={form.sendAnother}>
      <form {...form.formProps}>
        {header}
        <SimpleGrid
          type="container"
          cols={{ base: 1, '17rem': 2 }}
          spacing={{ base: 'sm', '28rem': 'md' }}
          style={{ alignItems: 'start' }}
        >
          {Object.entries(hiddenValues).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Honeypot {...honeypot} />
          {children}
          <Textarea
            rows={3}
            label={leadLabels.message}
            {...message}
            {...form.field('message')}
            className={`${classes.wide} ${classes.message}`}
          />
          <Group gap="sm" className={classes.wide}>
            <Button type="submit" disabled={form.isPending}>
              {form.isPending ? copy.pending : copy.submit}
            </Button>
            <Text size="sm" c="dimmed">
              <RichText parts={privacyNote} />
            </Text>
          </Group>
        </SimpleGrid>
      </form>
    </ConfirmedForm>
  );
}
