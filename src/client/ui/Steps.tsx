import type { Step } from '../../shared/content/shapes.ts';
import classes from './Steps.module.css';

type Props = {
  items: readonly Step[];
  /** `rows` reads like a table: number, title, text. */
  layout?: 'columns' | 'rows';
};

/** Numbered steps in their order. */
export function Steps({ items, layout = 'columns' }: Props) {
  return (
    <ol className={`${classes.steps} ${classes[layout]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <h3>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
