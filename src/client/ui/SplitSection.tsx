import { Grid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SectionHeading } from '../../shared/content/shapes.ts';
import { narrow, splitGap, wide } from './columns.ts';
import { Section, type Tone } from './Section.tsx';

type Props = SectionHeading & {
  id?: string;
  tone?: Tone;
  /** The right seven columns. */
  main: ReactNode;
  /** The left five columns. */
  children: ReactNode;
};

export function SplitSection({ main, children, ...section }: Props) {
  return (
    <Section {...section}>
      <Grid {...splitGap}>
        <Grid.Col span={narrow}>{children}</Grid.Col>
        <Grid.Col span={wide}>{main}</Grid.Col>
      </Grid>
    </Section>
  );
}
