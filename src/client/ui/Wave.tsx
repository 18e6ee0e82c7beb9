import { Box, type BoxProps, Card, type CardProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Wave.module.css';

/** `isPlaying` plays it over and over, while something is awaited. */
type Props = BoxProps & { isPlaying?: boolean };

/** The waveform that rises into a return curve, as wide as its place. */
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

/** The waveform as the top edge of a card; `--wave-played` is how much of it has been played. */
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

/** A card whose upper edge is the waveform, which plays while one points at it. */
export function WaveCard({ children, ...card }: CardOptions) {
  return (
    <Card component="article" variant="wave" {...card}>
      <WaveEdge pos="absolute" inset="auto -1px 100%" />
      {children}
    </Card>
  );
}
