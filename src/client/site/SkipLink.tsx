import classes from './SkipLink.module.css';

export const SkipLink = () => (
  <a href="#main" className={classes.skip}>
    Skip to content
  </a>
);
