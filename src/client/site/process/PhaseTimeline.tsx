import { Container, Text } from '@mantine/core';
import { useState } from 'react';
import { phases, timelineLabel } from '../../../shared/content/process.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { WaveRule } from '../../ui/Wave.tsx';
import classes from './PhaseTimeline.module.css';

/** The waveform with a link to each phase, colored up to the hovered or focused one. */
export function PhaseTimeline() {
  const [pointed, setPointed] = useState(0);
  const clear = () => setPointed(0);
  const played = `${(pointed / phases.items.length) * 100}%`;
  return (
    <Container pb="clamp(2.5rem, 5vw, 4.5rem)">
      <nav aria-label={timelineLabel}>
        <WaveRule hasCurve className={classes.wave} __vars={{ '--wave-played': played }} />
        <ol className={classes.phases}>
          {phases.items.map(({ id, title, duration }, index) => (
            <li key={id}>
              <TextLink
                href={`#${id}`}
                underline="hover"
                c="inherit"
                className={classes.link}
                onMouseEnter={() => setPointed(index + 1)}
                onMouseLeave={clear}
                onFocus={() => setPointed(index + 1)}
                onBlur={clear}
              >
                {title}
              </TextLink>
              <Text size="sm" c="dimmed">
                {duration}
              </Text>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}
