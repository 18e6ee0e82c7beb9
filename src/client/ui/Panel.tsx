import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** A light sheet for a form, whatever the ground. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={classes.panel} data-tone="white">
      {children}
    </div>
  );
}
