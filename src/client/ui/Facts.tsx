import { Group, Stack, Text } from '@mantine/core';
import type { Stat } from '../../shared/content/shapes.ts';
import { noBreak } from './noBreak.tsx';

const looks = {
  small: {
    row: { gap: '0.5rem', align: 'start', py: '0.5rem' },
    label: { size: 'sm', c: 'dimmed' },
    value: { size: 'sm', fw: 600, ta: 'end' },
  },
  large: {
    row: { gap: '1.5rem', align: 'baseline', py: 'clamp(0.875rem, 1.6vw, 1.25rem)' },
    label: { size: 'xl', lh: 1.25 },
    value: {
      variant: 'figure',
      fz: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
      lh: 1.25,
      ta: 'end',
    },
  },
} as const;

export function Facts({
  items,
  size = 'small',
}: {
  items: readonly Stat[];
  size?: 'small' | 'large';
}) {
  const look = looks[size];
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <dl {...list} />}>
      {items.map(({ label, value }) => (
        <Group key={label} justify="space-between" wrap="nowrap" {...look.row}>
          <Text component="dt" {...look.label}>
            {noBreak(label)}
          </Text>
          <Text component="dd" {...look.value}>
            {noBreak(value)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
