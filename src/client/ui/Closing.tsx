import { useId } from 'react';
import type { Closing as ClosingText } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import classes from './Closing.module.css';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';

/** The last word of a page and what to do next. */
export function Closing({ title, text, actions, tone = 'white' }: ClosingText & { tone?: Tone }) {
  const titleId = useId();
  return (
    <section className={classes.closing} data-tone={tone} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <div>
          <p className={classes.text}>{text}</p>
          <Actions links={actions} />
        </div>
      </div>
      <WaveRule className={classes.wave} />
    </section>
  );
}
