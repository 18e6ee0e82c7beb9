import classes from './PlayGlyph.module.css';

/** A triangle, or two bars while something plays, in the color and half the size of the text. */
export const PlayGlyph = ({ isPlaying }: { isPlaying: boolean }) => (
  <span className={classes.glyph} data-playing={isPlaying} aria-hidden />
);
