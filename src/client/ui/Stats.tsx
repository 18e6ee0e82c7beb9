import { Box, Container, Text } from '@mantine/core';
import type { Stat } from '../../shared/content/shapes.ts';
import type { Tone } from './Section.tsx';
import classes from './Stats.module.css';

/** Longer figures, such as '48 hours', do not fit a column at full size. */
const SHORT = 5;

const sizes = {
  short: 'clamp(2.75rem, 1.9rem + 3.2vw, 4.75rem)',
  long: 'clamp(1.625rem, 20.5cqi, 4.75rem)',
};

/** Large figures with their labels below. */
export function Stats({ items }: { items: readonly Stat[] }) {
  const length = items.some(({ value }) => value.length > SHORT) ? 'long' : 'short';
  return (
    <dl className={classes.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={classes.stat} data-length={length}>
          <Text component="dt" c="dimmed" lh={1.4} maw="22ch" mt="0.75rem">
            {label}
          </Text>
          <Text component="dd" variant="figure" fz={sizes[length]}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** A section of figures without a title; `label` is its accessible name. */
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
