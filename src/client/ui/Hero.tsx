import { Box, Container, Grid, Image, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Hero as HeroText, Link } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import { narrow, splitGap, wide } from './columns.ts';
import classes from './Hero.module.css';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';

type Props = Omit<HeroText, 'actions'> & {
  actions?: readonly Link[];
  tone?: Tone;
  /** Replaces the label above the title. */
  badge?: string;
  /** An illustration in the right five columns. */
  picture?: { src: string; width: number; height: number };
  /** Fills the right five columns, such as a price card; the text moves below the title. */
  children?: ReactNode;
  /** Shown after the actions, such as a search field. */
  control?: ReactNode;
  /** Omits the waveform. */
  isPlain?: boolean;
};

/** The top of a page: the title in seven columns, text and actions in five. */
export function Hero({ title, badge, tone, isPlain = false, children, ...rest }: Props) {
  const { label, picture } = rest;
  const aside = children ?? (picture && <Image {...picture} alt="" fetchPriority="high" />);
  return (
    <Box
      component="section"
      pt="clamp(3rem, 7vw, 6.5rem)"
      // Room for the focus ring of a control, whatever follows.
      pb={isPlain ? 'clamp(2.5rem, 5vw, 4.5rem)' : undefined}
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      className={classes.hero}
      data-tone={tone}
    >
      <Container>
        <Grid {...splitGap} align={aside ? 'start' : 'end'}>
          {/* Aligned to the top: the label is at the same height on every page. */}
          <Grid.Col span={wide} align="start">
            <Text mb="1.5rem" fw={600} c="var(--tone-accent)">
              {badge ?? label}
            </Text>
            <Title>{title}</Title>
            {aside && <Words {...rest} mt="2rem" />}
          </Grid.Col>
          <Grid.Col span={narrow} {...(picture && { align: 'center' })}>
            {aside || <Words {...rest} />}
          </Grid.Col>
        </Grid>
        {!isPlain && <WaveRule hasCurve className={classes.wave} />}
      </Container>
    </Box>
  );
}

function Words({ text, actions, control, note, mt }: Partial<Props> & { mt?: string }) {
  return (
    <div>
      <Text size="lg" c="dimmed" maw="44ch" mb="2rem" {...(mt && { mt })}>
        {text}
      </Text>
      {actions && actions.length > 0 && <Actions links={actions} />}
      {control}
      {note && (
        <Text size="sm" c="dimmed" mt="1rem">
          {note}
        </Text>
      )}
    </div>
  );
}
