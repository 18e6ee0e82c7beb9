import { Box, Container, Grid, Image, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Hero as HeroFields, Link } from '../../shared/content/shapes.ts';
import { Actions } from './Actions.tsx';
import { narrow, splitGap, wide } from './columns.ts';
import classes from './Hero.module.css';
import type { Tone } from './Section.tsx';
import { WaveRule } from './Wave.tsx';
import { noBreak } from './noBreak.tsx';

type Props = Omit<HeroFields, 'actions'> & {
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
  /** Puts the right five columns on the left; on phones they stay below. */
  isMirrored?: boolean;
  /** Ends with the waveform where it has a meaning, such as the visitor's progress. */
  hasWave?: boolean;
};

/** The top of a page: the title in seven columns, text and actions in five. */
export function Hero({ title, badge, tone, isMirrored, hasWave = false, ...props }: Props) {
  const { children, ...rest } = props;
  const { label, picture } = rest;
  const aside = children ?? (picture && <Image {...picture} alt="" fetchPriority="high" />);
  return (
    <Box
      component="section"
      pt="clamp(2.25rem, 7vw, 6.5rem)"
      // Leaves room for the focus ring of the last control.
      pb={hasWave ? undefined : 'clamp(2.5rem, 5vw, 4.5rem)'}
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      style={{ overflow: 'hidden' }}
      data-tone={tone}
    >
      <Container>
        <Grid {...splitGap} align={aside ? 'start' : 'end'}>
          {/* Aligned to the top: the label is at the same height on every page. */}
          <Grid.Col span={wide} align="start" {...(isMirrored && { order: { md: 2 } })}>
            <Text mb="clamp(0.75rem, 2vw, 1.5rem)" fw={600} c="var(--tone-accent)">
              {badge ?? label}
            </Text>
            <Title>{noBreak(title)}</Title>
            {aside && <HeroText {...rest} mt="clamp(1rem, 2.5vw, 2rem)" />}
          </Grid.Col>
          <Grid.Col span={narrow} {...(picture && { align: 'center' })}>
            {aside || <HeroText {...rest} />}
          </Grid.Col>
        </Grid>
        {hasWave && <WaveRule hasCurve className={classes.wave} />}
      </Container>
    </Box>
  );
}

function HeroText({ text, actions, control, note, mt }: Partial<Props> & { mt?: string }) {
  return (
    <div>
      <Text size="lg" c="dimmed" maw="44ch" mb="clamp(1.25rem, 2.5vw, 2rem)" {...(mt && { mt })}>
        {noBreak(text)}
      </Text>
      {actions && actions.length > 0 && <Actions links={actions} />}
      {control}
      {note && (
        <Text size="sm" c="dimmed" maw="var(--measure)" mt="1rem">
          {noBreak(note)}
        </Text>
      )}
    </div>
  );
}
