import { Badge } from '@mantine/core';
import { listen } from '../../../shared/content/audio.ts';
import { lazyOnVisible } from '../../lib/lazyOnVisible.tsx';
import { Section, type Tone } from '../../ui/Section.tsx';
import classes from './RawAgainstEdited.module.css';

const Player = lazyOnVisible(
  async () => (await import('./ComparisonPlayer.tsx')).ComparisonPlayer,
  '19rem',
);

const sample = (
  <Badge color="brass" className={classes.sample ?? ''}>
    {listen.tag}
  </Badge>
);

/** A sample recording to play raw or edited. */
export const RawAgainstEdited = (look: { tone?: Tone; pt?: string }) => (
  <Section {...listen} {...look} layout="side" action={sample}>
    <Player />
  </Section>
);
