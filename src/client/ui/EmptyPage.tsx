import { Container, Grid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { narrow, splitGap, wide } from './columns.ts';
import { WaveRule } from './Wave.tsx';

type Props = { label?: string; title: string; text: string; children: ReactNode };

/** A page without content, such as a 404, with links to other pages. */
export function EmptyPage({ label, title, text, children }: Props) {
  return (
    <section>
      <Container pt="clamp(3rem, 7vw, 6.5rem)" pb="clamp(1.5rem, 4vw, 3.5rem)">
        <Grid {...splitGap} align="end">
          <Grid.Col span={wide}>
            {label && (
              <Text mb="1.5rem" fw={600} c="var(--tone-accent)">
                {label}
              </Text>
            )}
            <Title>{title}</Title>
          </Grid.Col>
          <Grid.Col span={narrow}>
            <Text size="xl">{text}</Text>
            {children}
          </Grid.Col>
        </Grid>
        <WaveRule
          h="clamp(9rem, 30vw, 24rem)"
          mt="clamp(1.75rem, 4vw, 3rem)"
          __vars={{ '--wave-played': '38%' }}
        />
      </Container>
    </section>
  );
}
