import type { ReactNode } from 'react';
import classes from './Marker.module.css';

/** A number or letter that ties a part of an example to its explanation. */
export const Marker = ({ children }: { children: ReactNode }) => (
  <span className={classes.marker}>{children}</span>
);
