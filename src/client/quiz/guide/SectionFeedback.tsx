import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { NewGuideFeedback } from '../../../shared/quiz/feedback.ts';
import { trpc } from '../../lib/api.tsx';
import { useContent } from '../../lib/content.ts';
import { toast } from '../../ui/toasts.ts';

type Props = {
  token: string;
  section: NewGuideFeedback['section'];
  title: string;
  mark: boolean | undefined;
};

/** Asks whether a section was useful; a second tap clears the answer. */
export function SectionFeedback({ token, section, title, mark }: Props) {
  const { question, useful, notUseful } = useContent('pages/guide').feedback;
  const [shown, setShown] = useState<boolean | null>(mark ?? null);
  const failure = useRef<ReturnType<typeof toast>>(undefined);
  const give = trpc.quiz.giveFeedback.useMutation({
    onSuccess: () => failure.current?.dismiss(),
  });
  const choose = (isUseful: boolean) => {
    const next = shown === isUseful ? null : isUseful;
    setShown(next);
    give.mutate(
      { token, section, isUseful: next },
      {
        onError: () => {
          setShown(shown);
          failure.current = toast({
            title: 'Not saved',
            description: 'Please try again in a moment.',
            variant: 'destructive',
          });
        },
      },
    );
  };
  return (
    <Group
      gap="0.5rem 0.75rem"
      mt="2rem"
      role="group"
      aria-label={`Was “${title}” useful?`}
      data-needs-script
      data-screen-only
    >
      <Text size="sm" c="dimmed" w={{ base: '100%', xs: 'auto' }}>
        {question}
      </Text>
      {[
        { isUseful: true, label: useful },
        { isUseful: false, label: notUseful },
      ].map(({ isUseful, label }) => (
        <Button
          key={label}
          size="xs"
          variant={shown === isUseful ? 'filled' : 'outline'}
          color={shown === isUseful ? 'ink.9' : undefined}
          aria-pressed={shown === isUseful}
          onClick={() => choose(isUseful)}
        >
          {label}
        </Button>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {give.isSuccess && (shown === null ? 'Taken back.' : 'Thank you. Noted.')}
      </Text>
    </Group>
  );
}
