import { CheckList } from '../../ui/CheckList.tsx';
import classes from './BeforeAfter.module.css';

type Side = { title: string; points: readonly string[] };

export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <div className={classes.sides}>
      <div className={classes.before}>
        <h3>{before.title}</h3>
        <ul className={classes.list}>
          {before.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className={classes.after} data-tone="ink">
        <h3>{after.title}</h3>
        <CheckList items={after.points} />
      </div>
    </div>
  );
}
