import { Card, type CardProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Wave.module.css';

type Props = {
  className?: string;
  hasCurve?: boolean;
  /** Plays over and over, while something is awaited. */
  isPlaying?: boolean;
};

const playing = (isPlaying: boolean) => (isPlaying ? classes.playing : '');

/** The waveform that rises into a return curve, as wide as its place. */
export function WaveRule({ className = '', hasCurve = false, isPlaying = false }: Props) {
  return (
    <span aria-hidden className={`${classes.rule} ${playing(isPlaying)} ${className}`}>
      <span className={classes.bars} />
      {hasCurve && <span className={classes.curve} />}
    </span>
  );
}

/** The waveform as the top edge of a card; `--wave-played` is how much of it has been played. */
export function WaveEdge({ className = '', isPlaying = false }: Omit<Props, 'hasCurve'>) {
  return <span aria-hidden className={`${classes.edge} ${playing(isPlaying)} ${className}`} />;
}

type CardOptions = CardProps & { 'data-tone'?: string | undefined; children: ReactNode };

/** A card whose upper edge is the waveform, which plays while one points at it. */
export function WaveCard({ children, ...card }: CardOptions) {
  return (
    <Card component="article" variant="wave" {...card}>
      <WaveEdge className={classes.ofCard ?? ''} />
      {children}
    </Card>
  );
}
