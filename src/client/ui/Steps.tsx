import { Text, Title } from '@mantine/core';
import type { Step } from '../../shared/content/shapes.ts';
import classes from './Steps.module.css';

type Props = {
  items: readonly Step[];
  /** `rows` reads like a table: number, title, text. */
  layout?: 'columns' | 'rows';
};

/** Numbered steps in their order. */
export function Steps({ items, layout = 'columns' }: Props) {
  return (
    <ol className={`${classes.steps} ${classes[layout]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <Title order={3}>{title}</Title>
          <Text c="dimmed" maw="46ch" className={classes.text}>
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
