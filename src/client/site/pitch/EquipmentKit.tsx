import { Group, Stack, Text } from '@mantine/core';
import { kit } from '../../../shared/content/pitch.ts';
import { SplitSection } from '../../ui/SplitSection.tsx';

const { items, total, note, label, title } = kit;

/** What is in the kit and what it is worth. The total is a claim of its own, not a sum. */
export function EquipmentKit() {
  const list = (
    <Stack gap={0} variant="ruled" renderRoot={(props) => <dl {...props} />}>
      {items.map(({ name, value }) => (
        <Group
          key={name}
          gap="1.5rem"
          justify="space-between"
          align="baseline"
          wrap="nowrap"
          py="clamp(0.875rem, 1.6vw, 1.25rem)"
        >
          <Text component="dt" size="xl" lh={1.25}>
            {name}
          </Text>
          <Text
            component="dd"
            variant="figure"
            fz="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)"
            lh={1.25}
          >
            {value}
          </Text>
        </Group>
      ))}
    </Stack>
  );
  return (
    <SplitSection {...{ label, title }} tone="ink" main={list}>
      <Text size="lg">
        <Text
          component="strong"
          variant="figure"
          display="block"
          fz="clamp(4rem, 2.5rem + 6vw, 7.5rem)"
          lh={0.9}
          mb="0.75rem"
          c="var(--tone-gain)"
        >
          {total.value}
        </Text>{' '}
        {total.label}
      </Text>
      <Text c="dimmed" maw="46ch" mt="1.5rem">
        {note}
      </Text>
    </SplitSection>
  );
}
