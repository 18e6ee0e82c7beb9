import type { ReactNode } from 'react';
import classes from './DeadEnd.module.css';
import { WaveRule } from './Wave.tsx';

type Props = { label?: string; title: string; text: string; children: ReactNode };

/** A page that has nothing to show, and the ways out of it. */
export function DeadEnd({ label, title, text, children }: Props) {
  return (
    <section className={classes.page}>
      <div>
        {label && <p className={classes.label}>{label}</p>}
        <h1>{title}</h1>
      </div>
      <div>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
      <WaveRule className={classes.wave} />
    </section>
  );
}
