import { type SyntheticEvent, useRef } from 'react';
import { quizPage } from '../../shared/content/quizPage.ts';
import { useModal } from '../ui/useModal.ts';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './Overlay.module.css';

/** Covers everything while the answers are on their way. */
export function Overlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const { title, text } = quizPage.overlay;
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <dialog
      ref={dialog}
      data-tone="ink"
      className={classes.overlay}
      aria-labelledby="quiz-overlay-title"
      aria-describedby="quiz-overlay-text"
      onCancel={stay}
      onKeyDown={(event) => event.key === 'Escape' && stay(event)}
    >
      <div className={classes.words}>
        <WaveRule hasCurve className={classes.wave} />
        <h2 id="quiz-overlay-title">{title}</h2>
        <p id="quiz-overlay-text" className={classes.text}>
          {text}
        </p>
      </div>
    </dialog>
  );
}
