import { header } from '../../shared/content/site.ts';
import classes from './SkipLink.module.css';

/** The first thing the keyboard reaches: it leads past the header. */
export const SkipLink = () => (
  <a href="#main" className={classes.skip}>
    {header.skipLink}
  </a>
);
