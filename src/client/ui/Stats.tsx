import { Box, Container, Text } from '@mantine/core';
import type { Stat } from '../../shared/content/shapes.ts';
import type { Tone } from './Section.tsx';
import classes from './Stats.module.css';
import { noBreak } from './noBreak.tsx';

/** Longer figures, such as '48 hours', do not fit a column at full size. In characters. */
const MAX_SHORT_LENGTH = 5;

const sizes = {
  short: 'clamp(2.75rem, 1.9rem + 3.2vw, 4.75rem)',
  long: 'clamp(1.625rem, 20.5cqi, 4.75rem)',
};

/** Large figures with their labels below. */
export function Stats({ items }: { items: readonly Stat[] }) {
  const length = items.some(({ value }) => value.length > MAX_SHORT_LENGTH) ? 'long' : 'short';
  return (
    <dl className={classes.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={classes.stat} data-length={length}>
          <Text component="dt" c="dimmed" lh={1.4} maw="22ch" mt="0.75rem">
            {noBreak(label)}
          </Text>
          <Text component="dd" variant="figure" fz={sizes[length]}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

type StatsBandProps = { label: string; items: readonly Stat[]; tone?: Tone; pt?: string };

/** A section of figures without a title; `label` is its accessible name. */
export function StatsBand({ label, items, tone, pt }: StatsBandProps) {
  return (
    <Box
      component="section"
      data-tone={tone}
      py="clamp(2.5rem, 6vw, 6rem)"
      {...(pt && { pt })}
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      aria-label={label}
    >
      <Container>
        <Stats items={items} />
      </Container>
    </Box>
  );
}
