import { Container, Text } from '@mantine/core';
import { useState } from 'react';
import type { Phase } from '../../../shared/content/pages/process.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { WaveRule } from '../../ui/Wave.tsx';
import classes from './PhaseTimeline.module.css';
import { phaseId } from './phaseId.ts';

type Props = { label: string; phases: readonly Phase[] };

/** The waveform with a link to each phase, colored up to the hovered or focused one. */
export function PhaseTimeline({ label, phases }: Props) {
  const [pointed, setPointed] = useState(0);
  const clear = () => setPointed(0);
  const played = `${(pointed / phases.length) * 100}%`;
  return (
    <Container pb="clamp(2.5rem, 5vw, 4.5rem)">
      <nav aria-label={label}>
        <WaveRule hasCurve className={classes.wave} __vars={{ '--wave-played': played }} />
        <ol className={classes.phases}>
          {phases.map(({ title, duration }, index) => (
            <li key={title}>
              <TextLink
                href={`#${phaseId(index)}`}
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
