import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { quizPage } from '../../shared/content/quizPage.ts';
import { finish } from './useSteps.ts';

/** Clears the answers after a second press confirms it. */
export function StartOver({ onStart }: { onStart: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (!isAsking) return setAsking(true);
    onStart();
    finish();
  };
  return (
    <Text component="div" size="sm" lh="md" c="dimmed" style={{ alignSelf: 'end' }}>
      <p>{quizPage.kept}</p>
      <Button
        variant="transparent"
        size="sm"
        px={0}
        fz="sm"
        c="var(--tone-text)"
        td="underline"
        onClick={press}
        onBlur={() => setAsking(false)}
      >
        {isAsking ? quizPage.confirmStartOver : quizPage.startOver}
      </Button>
    </Text>
  );
}
