import { capital } from './FilterBar.tsx';
import classes from './StatusMark.module.css';

/** How far the agency is with a lead, as a word after a dot of its colour. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className={classes.status} data-status={status}>
    {capital(status)}
  </span>
);
