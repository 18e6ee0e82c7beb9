import { SimpleGrid, Text, Title } from '@mantine/core';
import type { Step } from '../../shared/content/shapes.ts';
import classes from './Steps.module.css';
import { noBreak } from './noBreak.tsx';

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
      spacing={isRows ? 0 : { base: '1rem', sm: 'var(--gutter)' }}
      style={{ counterReset: 'step' }}
      renderRoot={(list) => <ol {...list} />}
    >
      {items.map(({ title, text }) => (
        <li key={title} className={`${classes.step} ${isRows ? classes.row : ''}`}>
          <Title order={3}>{noBreak(title)}</Title>
          <Text c="dimmed" maw="46ch">
            {noBreak(text)}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
