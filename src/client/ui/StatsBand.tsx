import type { Stat } from '../../shared/content/shapes.ts';
import { Stats } from './Stats.tsx';
import classes from './StatsBand.module.css';
import type { Tone } from './Section.tsx';

/** Figures across the page that need no title; `label` names them for a screen reader. */
export function StatsBand(props: { label: string; items: readonly Stat[]; tone?: Tone }) {
  return (
    <section className={classes.band} data-tone={props.tone} aria-label={props.label}>
      <Stats items={props.items} />
    </section>
  );
}
