import { Box, Container, Grid, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { Closing as ClosingText } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import { narrow, splitGap, wide } from './columns.ts';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';

/** The call to action at the end of a page. */
export function ClosingCta({
  title,
  text,
  actions,
  tone = 'white',
}: ClosingText & { tone?: Tone }) {
  const titleId = useId();
  return (
    <Box
      component="section"
      data-tone={tone}
      pt="var(--section-space)"
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      aria-labelledby={titleId}
    >
      <Container>
        <Grid {...splitGap} align="end" mb="clamp(3rem, 6vw, 5rem)">
          <Grid.Col span={wide}>
            <Title order={2} id={titleId} fz="clamp(2.5rem, 1.5rem + 4.2vw, 5rem)" lh={0.98}>
              {title}
            </Title>
          </Grid.Col>
          <Grid.Col span={narrow}>
            <Text size="lg" c="dimmed" maw="48ch" mb="2rem">
              {text}
            </Text>
            <Actions links={actions} />
          </Grid.Col>
        </Grid>
        <WaveRule />
      </Container>
    </Box>
  );
}
