import { Card, type CardProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './WaveCard.module.css';
import { WaveEdge } from './Wave.tsx';

type Props = CardProps & { 'data-tone'?: string | undefined; children: ReactNode };

/** A card whose upper edge is the waveform, which plays while one points at it. */
export function WaveCard({ children, ...card }: Props) {
  return (
    <Card component="article" variant="wave" {...card}>
      <WaveEdge className={classes.edge} />
      {children}
    </Card>
  );
}
