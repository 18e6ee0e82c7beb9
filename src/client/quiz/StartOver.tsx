import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { quizPage } from '../../shared/content/quizPage.ts';
import classes from './StartOver.module.css';
import { finish } from './useSteps.ts';

type Props = { className?: string | undefined; onStart: () => void };

/** Clears the answers, at the second press only. */
export function StartOver({ className = '', onStart }: Props) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (!isAsking) return setAsking(true);
    onStart();
    finish();
  };
  return (
    <div className={`${classes.place} ${className}`}>
      <p>{quizPage.kept}</p>
      <UnstyledButton className={classes.button} onClick={press} onBlur={() => setAsking(false)}>
        {isAsking ? quizPage.confirmStartOver : quizPage.startOver}
      </UnstyledButton>
    </div>
  );
}
