import { Box, Text } from '@mantine/core';
import type { PaidByMonth } from '../../../shared/content/offerPages/packagePage.ts';
import { noBreak } from '../../ui/noBreak.tsx';

const HEIGHT = 100;
const GAP = 0.3;

/** Cumulative payments by month, on top of what paying month by month would cost. */
export function PaidSoFar({ amounts, compared, caption }: PaidByMonth) {
  const most = Math.max(...amounts, ...(compared ?? []));
  const bars = (values: readonly number[], look: object) =>
    values.map((amount, month) => (
      <rect
        key={month}
        x={month + GAP / 2}
        y={HEIGHT - (amount / most) * HEIGHT}
        width={1 - GAP}
        height={(amount / most) * HEIGHT}
        {...look}
      />
    ));
  return (
    <Box component="figure" mt="clamp(1.5rem, 3vw, 2.5rem)">
      <svg
        viewBox={`0 0 ${amounts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height="120"
        aria-hidden
      >
        {bars(compared ?? [], { fill: 'var(--tone-line)' })}
        {bars(amounts, { fill: compared ? 'var(--tone-gain)' : 'var(--tone-text)' })}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" mt="0.75rem" maw="44ch">
        {noBreak(caption)}
      </Text>
    </Box>
  );
}
