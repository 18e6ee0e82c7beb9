import type { Phase } from '../../../shared/content/process.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { WaveEdge } from '../../ui/Wave.tsx';
import classes from './Phases.module.css';

/** Each phase beside its picture, which changes sides. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className={classes.phases}>
      {phases.map(({ number, title, duration, description, steps, illustration }) => (
        <li key={number} className={classes.phase}>
          <img
            src={illustration}
            alt=""
            width={800}
            height={600}
            loading="lazy"
            className={classes.picture}
          />
          <article className={classes.card}>
            <WaveEdge className={classes.edge} />
            <span className={classes.number} aria-hidden>
              {number}
            </span>
            <div className={classes.words}>
              <h3>{title}</h3>
              <p className={classes.duration}>{duration}</p>
              <p className={classes.description}>{description}</p>
              <CheckList items={steps} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
