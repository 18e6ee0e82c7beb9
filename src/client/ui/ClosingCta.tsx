import { Box, Container, Grid, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { Closing as ClosingText } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import { narrow, splitGap, wide } from './columns.ts';
import type { Tone } from './Section.tsx';
import { noBreak } from './noBreak.tsx';

type Props = ClosingText & {
  tone?: Tone;
  /** `stack` puts the title on its own line. */
  layout?: 'split' | 'stack';
};

/** The call to action at the end of a page. */
export function ClosingCta({ title, text, actions, tone = 'shade', layout = 'split' }: Props) {
  const titleId = useId();
  const isSplit = layout === 'split';
  return (
    <Box
      component="section"
      data-tone={tone}
      py="var(--section-space)"
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      aria-labelledby={titleId}
    >
      <Container>
        <Grid {...splitGap} align="end">
          <Grid.Col span={isSplit ? wide : 12}>
            <Title
              order={2}
              id={titleId}
              fz={`clamp(2.25rem, 1.3rem + 4.2vw, ${isSplit ? '5rem' : '6rem'})`}
              lh={0.98}
            >
              {noBreak(title)}
            </Title>
          </Grid.Col>
          <Grid.Col span={isSplit ? narrow : wide}>
            <Text size="lg" c="dimmed" maw="48ch" mb={isSplit ? '1.5rem' : '0'}>
              {noBreak(text)}
            </Text>
            {isSplit && <Actions links={actions} />}
          </Grid.Col>
          {!isSplit && (
            <Grid.Col span={narrow}>
              <Actions links={actions} />
            </Grid.Col>
          )}
        </Grid>
      </Container>
    </Box>
  );
}
