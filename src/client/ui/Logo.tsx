import classes from './Logo.module.css';

/** The mark of the brand: a waveform that turns into a return curve. */
export const Logo = () => <span className={classes.logo} aria-hidden />;
