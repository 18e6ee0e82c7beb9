import { Box, type BoxProps } from '@mantine/core';
import classes from './Wave.module.css';

/** `isPlaying` loops the animation, as a loading state. */
type Props = BoxProps & { isPlaying?: boolean };

/** The waveform that rises into a return curve, as wide as its container. */
export function WaveRule({
  className = '',
  hasCurve = false,
  isPlaying = false,
  ...box
}: Props & { hasCurve?: boolean }) {
  return (
    <Box
      component="span"
      {...box}
      mod={{ playing: isPlaying }}
      className={`${classes.rule} ${className}`}
      aria-hidden
    >
      <span className={classes.bars} />
      {hasCurve && <span className={classes.curve} />}
    </Box>
  );
}

/** A small waveform, as a loading state. */
export const WaveEdge = ({ isPlaying = false, ...box }: Props) => (
  <Box
    component="span"
    {...box}
    mod={{ playing: isPlaying }}
    className={classes.edge ?? ''}
    aria-hidden
  />
);
