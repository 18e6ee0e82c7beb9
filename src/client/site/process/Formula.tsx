import type { Step } from '../../../shared/content/shapes.ts';
import classes from './Formula.module.css';

/** The first two, added, make the third. */
export function Formula({ parts }: { parts: readonly Step[] }) {
  return (
    <ul className={classes.formula}>
      {parts.map(({ title, text }) => (
        <li key={title} className={classes.part}>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
