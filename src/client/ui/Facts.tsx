import { Group, Stack, Text } from '@mantine/core';
import type { Stat } from '../../shared/content/shapes.ts';

/** Names and values in lines between hairlines. */
export function Facts({ items }: { items: readonly Stat[] }) {
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <dl {...list} />}>
      {items.map(({ label, value }) => (
        <Group
          key={label}
          gap="0.5rem"
          justify="space-between"
          wrap="nowrap"
          py="0.5rem"
          align="start"
        >
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" fw={600} ta="end">
            {value}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
