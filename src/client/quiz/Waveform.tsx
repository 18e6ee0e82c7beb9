import { Text } from '@mantine/core';
import { fill } from '../../shared/fill.ts';
import { useContent } from '../lib/content.ts';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './Waveform.module.css';

/** A progress bar in the shape of a waveform. */
export function Waveform({ step, count }: { step: number; count: number }) {
  const position = fill(useContent('pages/quiz').position, { step, count });
  return (
    <div>
      {/* Overlaps the low start of the waveform. */}
      <Text role="status" fw={600} mb="-1.125rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {position}
      </Text>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
        aria-valuetext={position}
        className={classes.track}
      >
        <div
          className={classes.grown}
          style={{ clipPath: `inset(0 ${100 - (step / count) * 100}% 0 0)` }}
        >
          <WaveRule h="clamp(2.75rem, 7vw, 5rem)" />
        </div>
      </div>
    </div>
  );
}
