import { SimpleGrid, Text, Title } from '@mantine/core';
import type { Step } from '../../shared/content/shapes.ts';
import classes from './Milestones.module.css';
import { noBreak } from './noBreak.tsx';

type Props = { items: readonly (Step & { when: string })[] };

const FEW = 3;
const large = { when: 'clamp(2rem, 1.5rem + 1.8vw, 3.25rem)', gap: '1.5rem', title: 'h3' } as const;
const small = { when: 'h3', gap: '0.75rem', title: 'h4' } as const;

/** Points in time on a line. */
export function Milestones({ items }: Props) {
  const size = items.length > FEW ? small : large;
  return (
    <SimpleGrid
      cols={{ base: 1, md: items.length }}
      spacing={0}
      verticalSpacing="2.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {items.map(({ when, title, text }) => (
        <li key={when} className={classes.milestone}>
          <Text variant="figure" fz={size.when} mb={size.gap}>
            {noBreak(when)}
          </Text>
          <Title order={3} size={size.title}>
            {title}
          </Title>
          <Text c="dimmed" maw="46ch" mt="0.625rem">
            {noBreak(text)}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
