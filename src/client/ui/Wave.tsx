import { Box, type BoxProps, Card, type CardProps } from '@mantine/core';
import type { ReactNode } from 'react';
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

/** The waveform as the top edge of a card; `--wave-played` sets the colored share. */
export const WaveEdge = ({ isPlaying = false, ...box }: Props) => (
  <Box
    component="span"
    {...box}
    mod={{ playing: isPlaying }}
    className={classes.edge ?? ''}
    aria-hidden
  />
);

type CardOptions = CardProps & { 'data-tone'?: string | undefined; children: ReactNode };

/** A card with the waveform as its top edge, which plays on hover. */
export function WaveCard({ children, ...card }: CardOptions) {
  return (
    <Card component="article" variant="wave" {...card}>
      <WaveEdge pos="absolute" inset="auto -1px 100%" />
      {children}
    </Card>
  );
}
