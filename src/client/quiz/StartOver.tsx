import { Button } from '@mantine/core';
import { useState } from 'react';
import { quizPage } from '../../shared/content/quizPage.ts';
import { restart } from './useSteps.ts';

/** Clears the answers after a second press confirms it. */
export function StartOver({ onStart }: { onStart: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (!isAsking) return setAsking(true);
    onStart();
    restart();
  };
  return (
    <>
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
    </>
  );
}
