import { Badge } from '@mantine/core';
import { useContent } from '../../lib/content.ts';
import { lazyOnVisible } from '../../lib/lazyOnVisible.tsx';
import { Section, type Tone } from '../../ui/Section.tsx';
import classes from './RawAgainstEdited.module.css';

const Player = lazyOnVisible(
  async () => (await import('./ComparisonPlayer.tsx')).ComparisonPlayer,
  '19rem',
);

/** A sample recording to play raw or edited. */
export function RawAgainstEdited(look: { tone?: Tone; pt?: string }) {
  const { section, tag } = useContent('audio');
  const sample = (
    <Badge color="brass" className={classes.sample ?? ''}>
      {tag}
    </Badge>
  );
  return (
    <Section {...section} {...look} layout="side" action={sample}>
      <Player />
    </Section>
  );
}
