import { Card as Frame, type CardProps, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Card.module.css';
import wave from './Wave.module.css';

type FrameProps = CardProps & {
  'data-tone'?: string | undefined;
  /** The whole card is a link: on hover the waveform appears as its top edge. */
  isTarget?: boolean;
  children: ReactNode;
};

/** The border and ground of a card. */
export const CardFrame = ({ isTarget = false, className = '', ...card }: FrameProps) => (
  <Frame component="article" className={`${className} ${isTarget ? wave.target : ''}`} {...card} />
);

/** A grid of cards with at most `columns` in a row. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <SimpleGrid
      className={classes.grid}
      cols={{ base: 1, xs: 2, md: columns }}
      spacing="var(--gutter)"
    >
      {children}
    </SimpleGrid>
  );
}
