import { memo } from 'react';
import type { Version, Wave } from '../../../shared/content/audio.ts';
import { useContent } from '../../lib/content.ts';
import { isKept } from './timeline.ts';
import classes from './Waveform.module.css';

type Props = { version: Version; wave: Wave };

/** The loudness of a recording as bars. What is not in the edit is gray. */
export const Waveform = memo(function Bars({ version, wave: { peaks, seconds } }: Props) {
  const { sharedMoments } = useContent('audio');
  const bars = peaks.map((height, i) => ({
    path: `M${i + 0.5} ${50 - height / 2}V${50 + height / 2}`,
    isCut: version === 'raw' && !isKept(((i + 0.5) / peaks.length) * seconds, sharedMoments),
  }));
  const pathOf = (isCut: boolean) =>
    bars
      .filter((bar) => bar.isCut === isCut)
      .map(({ path }) => path)
      .join('');
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={classes.cut} d={pathOf(true)} />
      <path d={pathOf(false)} />
    </svg>
  );
});
