import type { Step } from '../../../shared/content/shapes.ts';
import classes from './Values.module.css';

export function Values({ items }: { items: readonly Step[] }) {
  return (
    <ul className={classes.values}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.value}>
          <h3>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
