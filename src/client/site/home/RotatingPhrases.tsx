import type { CSSProperties } from 'react';
import classes from './RotatingPhrases.module.css';

type Props = { phrases: readonly string[]; isPaused: boolean };

/** One phrase at a time for the eye; all of them, in their order, for a screen reader. */
export function RotatingPhrases({ phrases, isPaused }: Props) {
  return (
    <span className={classes.phrases} data-paused={isPaused}>
      {phrases.map((phrase, index) => (
        <span key={phrase} className={classes.phrase} style={turn(index)}>
          {phrase}
          {index < phrases.length - 1 && <span className={classes.comma}>, </span>}
        </span>
      ))}
    </span>
  );
}

const turn = (index: number): CSSProperties & { '--turn': number } => ({ '--turn': index });
