import type { Stat } from '../../shared/content/shapes.ts';
import classes from './Stats.module.css';

/** Big figures with their meaning underneath. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={classes.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
