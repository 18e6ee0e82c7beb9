import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import { useStore } from '../lib/store.ts';
import { ContactFields, PersonFields } from './Fields.tsx';
import type { Contact, Person } from './forms.ts';
import { options } from './loadOptions.ts';
import type { Answers } from './progress.ts';

type Props = {
  question: QuizQuestion;
  answers: Answers;
  person: UseFormReturn<Person>;
  contact: UseFormReturn<Contact>;
  onPick: () => void;
};

export function Question({ question, answers, person, contact, onPick }: Props) {
  const loaded = useStore(options);
  return (
    <Frame question={question}>
      {question.type === 'personal_info' && <PersonFields form={person} />}
      {question.type === 'contact' && <ContactFields form={contact} />}
      {loaded && (
        <loaded.Options
          question={question}
          chosen={[answers[question.id] ?? []].flat()}
          onPick={onPick}
        />
      )}
    </Frame>
  );
}

function Frame({ question, children }: { question: QuizQuestion; children: ReactNode }) {
  const hintId = `${question.id}-hint`;
  return (
    <Box component="fieldset" m={0} p={0} miw={0} bd={0} aria-describedby={question.hint && hintId}>
      <Box component="legend" p={0}>
        <Title order={2} size="clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem)" lh={1.08}>
          {question.question}
        </Title>
      </Box>
      {question.hint && (
        <Text id={hintId} c="dimmed" mt="0.5rem">
          {question.hint}
        </Text>
      )}
      <Stack
        gap={question.options.length > 0 ? 'clamp(0.5rem, 1.5vw, 0.75rem)' : '1.25rem'}
        mt="clamp(1.25rem, 2.5vw, 1.75rem)"
      >
        {children}
      </Stack>
    </Box>
  );
}
