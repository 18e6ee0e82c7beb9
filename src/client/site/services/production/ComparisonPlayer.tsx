import { Button, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import type { CSSProperties } from 'react';
import type { Media } from '../../../../shared/media.ts';
import { PlayGlyph } from '../../../ui/PlayGlyph.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import classes from './ComparisonPlayer.module.css';
import { useComparison, type Version, versions } from './useComparison.ts';

type Props = Readonly<Record<Version, Media>>;

const labels: Readonly<Record<Version, string>> = { raw: 'Raw', edited: 'Edited' };
const FAILED = 'The recording cannot be played here.';

/** Plays a recording raw or edited. Without scripts, each has the browser's own controls. */
export function ComparisonPlayer(recordings: Props) {
  const seconds = { raw: lengthOf(recordings.raw), edited: lengthOf(recordings.edited) };
  const player = useComparison(seconds);
  const { version, position } = player;
  return (
    <div role="group" aria-label="Raw against edited">
      <Group gap="0.75rem clamp(0.5rem, 3vw, 1rem)" mb="1.25rem" data-needs-script>
        <Button
          variant="filled"
          color="ink.9"
          flex="none"
          w="3.5rem"
          mih="3.5rem"
          p={0}
          fz="1.25rem"
          aria-label={player.isPlaying ? 'Pause' : 'Play'}
          onClick={player.toggle}
        >
          <PlayGlyph isPlaying={player.isPlaying} />
        </Button>
        <SegmentedControl
          aria-label="Version"
          data={versions.map((value) => ({ value, label: labels[value] }))}
          value={version}
          onChange={(value) => player.switchTo(value === 'edited' ? 'edited' : 'raw')}
          flex="none"
          className={classes.switch}
        />
        <Text className={classes.time} ml="auto">
          {clock(position)} / {clock(seconds[version])}
        </Text>
      </Group>
      <Seek
        peaks={recordings[version].peaks ?? []}
        seconds={seconds[version]}
        position={position}
        onSeek={player.seek}
      />
      {player.isFailed && (
        <Text size="sm" mt="0.75rem" role="status">
          {FAILED}
        </Text>
      )}
      {versions.map((one) => (
        <div key={one} className={classes.version} data-current={one === version}>
          <audio
            className={classes.native}
            controls
            preload={player.isStarted ? 'auto' : 'none'}
            aria-label={labels[one]}
            {...player.audio(one)}
          >
            <Sources sources={[sourceOf(recordings[one])]} onFail={player.fail} />
          </audio>
        </div>
      ))}
    </div>
  );
}

const lengthOf = ({ duration }: Media) => duration ?? 0;
const sourceOf = ({ url, type }: Media) => ({ src: url, type });

/** `0:07`, for times below an hour. */
function clock(seconds: number) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

type SeekProps = {
  peaks: readonly number[];
  seconds: number;
  position: number;
  onSeek: (second: number) => void;
};

function Seek({ peaks, seconds, position, onSeek }: SeekProps) {
  const shown = Math.min(position, seconds);
  return (
    <div
      className={classes.seek}
      style={played(seconds > 0 ? shown / seconds : 0)}
      data-needs-script
    >
      <Waveform peaks={peaks} />
      <div className={classes.played}>
        <Waveform peaks={peaks} />
      </div>
      <Slider
        min={0}
        max={seconds}
        value={Math.round(shown * 10) / 10}
        onChange={onSeek}
        label={null}
        thumbLabel="Position"
        thumbValueText={`${clock(shown)} / ${clock(seconds)}`}
        size={0}
        classNames={{
          root: classes.slider,
          trackContainer: classes.track,
          track: classes.track,
          bar: classes.bar,
          thumb: classes.thumb,
        }}
      />
    </div>
  );
}

const played = (share: number): CSSProperties & { '--played': string } => ({
  '--played': `${(share * 100).toFixed(2)}%`,
});

/** The loudness of a recording as bars. */
const Waveform = ({ peaks }: Pick<SeekProps, 'peaks'>) => (
  <svg
    className={classes.bars}
    viewBox={`0 0 ${Math.max(peaks.length, 1)} 100`}
    preserveAspectRatio="none"
    aria-hidden
  >
    <path d={peaks.map((peak, i) => `M${i + 0.5} ${50 - peak / 2}V${50 + peak / 2}`).join('')} />
  </svg>
);
