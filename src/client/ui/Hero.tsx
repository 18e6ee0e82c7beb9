import { Container, Grid, Image, Text, Title } from '@mantine/core';
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
  /** A small mark above the title, such as 'Self-Paced Course'. */
  badge?: string;
  /** A drawing in the five columns at the right. */
  picture?: { src: string; width: number; height: number };
  /** Takes the five columns at the right, such as a price card; the text then stands under the title. */
  children?: ReactNode;
  /** Stands with the actions: a field, a button, a line of text. */
  control?: ReactNode;
  /** Leaves the waveform out, for a page whose content starts at once. */
  isPlain?: boolean;
};

/** The opening of a page: title in seven columns, text and actions in five. */
export function Hero({ title, badge, tone, isPlain = false, children, ...rest }: Props) {
  const { label, picture } = rest;
  const aside = children ?? (picture && <Image {...picture} alt="" fetchPriority="high" />);
  return (
    <section className={classes.hero} data-tone={tone}>
      <Container>
        <Grid {...splitGap} align={aside ? 'start' : 'end'}>
          {/* The label stands at the same height on every page, however short the title. */}
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
    </section>
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
