import { Box, Container } from '@mantine/core';
import type { Stat } from '../../shared/content/shapes.ts';
import type { Tone } from './Section.tsx';
import { Stats } from './Stats.tsx';

/** Figures across the page that need no title; `label` names them for a screen reader. */
export function StatsBand(props: { label: string; items: readonly Stat[]; tone?: Tone }) {
  return (
    <Box
      component="section"
      data-tone={props.tone}
      py="clamp(3.5rem, 6vw, 6rem)"
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      aria-label={props.label}
    >
      <Container>
        <Stats items={props.items} />
      </Container>
    </Box>
  );
}
