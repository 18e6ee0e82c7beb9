import { SimpleGrid, Text, Title } from '@mantine/core';
import type { Step } from '../../shared/content/shapes.ts';
import classes from './Steps.module.css';

type Props = {
  items: readonly Step[];
  /** `rows` puts number, title and text of a step into one row. */
  layout?: 'columns' | 'rows';
};

export function Steps({ items, layout = 'columns' }: Props) {
  const isRows = layout === 'rows';
  return (
    <SimpleGrid
      cols={{ base: 1, sm: isRows ? 1 : items.length }}
      spacing={isRows ? 0 : 'var(--gutter)'}
      style={{ counterReset: 'step' }}
      renderRoot={(list) => <ol {...list} />}
    >
      {items.map(({ title, text }) => (
        <li key={title} className={`${classes.step} ${isRows ? classes.row : ''}`}>
          <Title order={3}>{title}</Title>
          <Text c="dimmed" maw="46ch" mt={isRows ? 0 : '0.625rem'}>
            {text}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
