import { guidePage } from '../../shared/content/quizGuide.ts';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './GuideWriting.module.css';

/** Stands in for a guide that is still being written. */
export function GuideWriting({ isOffline }: { isOffline: boolean }) {
  const { title, text, failed } = guidePage.writing;
  return (
    <section className={classes.writing}>
      <WaveRule hasCurve className={classes.wave} />
      <div role="status">
        <h1>{title}</h1>
        <p className={classes.text}>{isOffline ? failed : text}</p>
      </div>
    </section>
  );
}
