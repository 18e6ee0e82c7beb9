import { quizPage } from '../../shared/content/quizPage.ts';
import { BlockingDialog } from '../ui/Dialog.tsx';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './Overlay.module.css';

/** Covers everything while the answers are on their way. */
export function Overlay() {
  const { title, text } = quizPage.overlay;
  return (
    <BlockingDialog label={title} isFullScreen>
      <div data-tone="ink" className={classes.overlay}>
        <div className={classes.words}>
          <WaveRule hasCurve className={classes.wave} />
          <h2>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
      </div>
    </BlockingDialog>
  );
}
