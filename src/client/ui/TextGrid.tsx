import { Divider, SimpleGrid, Text, Title } from '@mantine/core';
import type { Step } from '../../shared/content/shapes.ts';
import { noBreak } from './noBreak.tsx';

type Props = { items: readonly Step[]; columns: 1 | 2 | 3 };

/** Titles and texts below lines, without boxes. */
export const TextGrid = ({ items, columns }: Props) => (
  <SimpleGrid
    cols={{ base: 1, sm: columns }}
    spacing="var(--gutter)"
    verticalSpacing="clamp(1.25rem, 3vw, 2.5rem)"
  >
    {items.map(({ title, text }) => (
      <article key={title}>
        <Divider color="var(--tone-text)" mb="1rem" />
        <Title order={3}>{noBreak(title)}</Title>
        <Text c="dimmed" maw="46ch" mt="0.5rem">
          {noBreak(text)}
        </Text>
      </article>
    ))}
  </SimpleGrid>
);
