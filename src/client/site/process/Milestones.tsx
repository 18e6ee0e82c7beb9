import { SimpleGrid, Text, Title } from '@mantine/core';
import type { milestones } from '../../../shared/content/process.ts';
import classes from './Milestones.module.css';

export function Milestones({ items }: { items: typeof milestones.items }) {
  return (
    <SimpleGrid
      cols={{ base: 1, md: 3 }}
      spacing={0}
      verticalSpacing="2.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {items.map(({ when, title, text }) => (
        <li key={when} className={classes.milestone}>
          <Text variant="figure" fz="clamp(2rem, 1.5rem + 1.8vw, 3.25rem)" mb="1.5rem">
            {when}
          </Text>
          <Title order={3}>{title}</Title>
          <Text c="dimmed" maw="46ch" mt="0.625rem">
            {text}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
