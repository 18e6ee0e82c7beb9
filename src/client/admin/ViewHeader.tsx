import type { ReactNode } from 'react';
import classes from './ViewHeader.module.css';

/** The title of a view and, at the other end of the line, what can be done with it as a whole. */
export function ViewHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </header>
  );
}
