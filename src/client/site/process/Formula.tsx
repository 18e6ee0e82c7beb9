import { Text, Title } from '@mantine/core';
import type { Step } from '../../../shared/content/shapes.ts';
import classes from './Formula.module.css';

/** The first two, added, make the third. */
export function Formula({ parts }: { parts: readonly Step[] }) {
  return (
    <ul className={classes.formula}>
      {parts.map(({ title, text }) => (
        <li key={title} className={classes.part}>
          <Title order={3} size="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)">
            {title}
          </Title>
          <Text c="dimmed" mt="0.75rem">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
