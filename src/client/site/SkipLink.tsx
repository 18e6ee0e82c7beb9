import { header } from '../../shared/content/site.ts';
import classes from './SkipLink.module.css';

export const SkipLink = () => (
  <a href="#main" className={classes.skip}>
    {header.skipLink}
  </a>
);
