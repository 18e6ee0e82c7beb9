import { Text } from '@mantine/core';
import { kit } from '../../../shared/content/pitch.ts';
import { Facts } from '../../ui/Facts.tsx';
import { SplitSection } from '../../ui/SplitSection.tsx';
import { noBreak } from '../../ui/noBreak.tsx';

const { items, total, note, label, title } = kit;
const facts = items.map(({ name, value }) => ({ label: name, value }));

/** The contents of the kit. The total is a figure of the specification, not the sum. */
export function EquipmentKit() {
  return (
    <SplitSection {...{ label, title }} tone="ink" main={<Facts items={facts} size="large" />}>
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
        {noBreak(note)}
      </Text>
    </SplitSection>
  );
}
