import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../../shared/formText.ts';
import { leadErrors, leadLabels, newLead } from '../../shared/leads/newLead.ts';
import { trpc } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import '../ui/inputStyles.ts';
import type { OwnData } from './Records.tsx';
import { useOwnDataOptions } from './useOwnDataMutation.ts';

const InquiryFields = z.pick(newLead(leadErrors), {
  firstName: true,
  lastName: true,
  company: true,
});
const QuizFields = z.object({ name: requiredText(200, leadErrors.firstName) });

type Props<T> = { token: string; record: T; header: React.ReactNode };

/** Corrects the name and company of an inquiry. */
export function InquiryCorrection({ token, record, header }: Props<OwnData['inquiries'][number]>) {
  const { id, firstName, lastName, company } = record;
  const { button, done } = useContent('pages/own-data').correct;
  const correct = trpc.privacy.correctInquiry.useMutation(useOwnDataOptions(token, done));
  const form = useForm({
    resolver: zodResolver(InquiryFields),
    defaultValues: { firstName, lastName, company },
  });
  const field = (name: 'firstName' | 'lastName' | 'company') => ({
    ...form.register(name),
    label: leadLabels[name],
    error: form.formState.errors[name]?.message,
    readOnly: correct.isPending,
  });
  return (
    <CorrectionForm
      header={header}
      name={`${button}: ${firstName} ${lastName}`}
      isPending={correct.isPending}
      onSubmit={form.handleSubmit((fields) => correct.mutate({ token, id, ...fields }))}
    >
      <TextInput {...field('firstName')} />
      <TextInput {...field('lastName')} />
      <TextInput {...field('company')} />
    </CorrectionForm>
  );
}

/** Corrects the name of a quiz response. */
export function QuizCorrection({ token, record, header }: Props<OwnData['quizResponses'][number]>) {
  const { id, name } = record;
  const { correct: texts, labels } = useContent('pages/own-data');
  const correct = trpc.privacy.correctQuizResponse.useMutation(
    useOwnDataOptions(token, texts.done),
  );
  const form = useForm({ resolver: zodResolver(QuizFields), defaultValues: { name } });
  return (
    <CorrectionForm
      header={header}
      name={`${texts.button}: ${name}`}
      isPending={correct.isPending}
      onSubmit={form.handleSubmit((fields) => correct.mutate({ token, id, ...fields }))}
    >
      <TextInput
        {...form.register('name')}
        label={labels.name}
        error={form.formState.errors.name?.message}
        readOnly={correct.isPending}
      />
    </CorrectionForm>
  );
}

type FormProps = {
  header: React.ReactNode;
  name: string;
  isPending: boolean;
  onSubmit: (event: React.FormEvent) => Promise<void>;
  children: React.ReactNode;
};

function CorrectionForm({ header, name, isPending, onSubmit, children }: FormProps) {
  const { button, save } = useContent('pages/own-data').correct;
  const { email } = useContent('site');
  return (
    <Disclosure label={button} name={name} fallback={`mailto:${email}`} header={header}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm" mt="1rem" maw="28rem">
          {children}
          <Group>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving...' : save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Disclosure>
  );
}
