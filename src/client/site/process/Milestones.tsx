import type { milestones } from '../../../shared/content/process.ts';
import classes from './Milestones.module.css';

export function Milestones({ items }: { items: typeof milestones.items }) {
  return (
    <ol className={classes.milestones}>
      {items.map(({ when, title, text }) => (
        <li key={when} className={classes.milestone}>
          <p className={classes.when}>{when}</p>
          <h3>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
