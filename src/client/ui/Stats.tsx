import type { Stat } from '../../shared/content/shapes.ts';
import classes from './Stats.module.css';

/** Longer ones, such as '48 hours', do not fit a column at full size. */
const SHORT = 5;

/** Big figures with their meaning underneath. */
export function Stats({ items }: { items: readonly Stat[] }) {
  const hasLong = items.some(({ value }) => value.length > SHORT);
  return (
    <dl className={`${classes.stats} ${hasLong ? classes.long : ''}`}>
      {items.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
