import { Button, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import type { CSSProperties } from 'react';
import type { Audio, Version, Wave } from '../../../shared/content/audio.ts';
import { useContent } from '../../lib/content.ts';
import { PlayGlyph } from '../../ui/PlayGlyph.tsx';
import { Sources } from '../../ui/Sources.tsx';
import classes from './ComparisonPlayer.module.css';
import { clock, cueAt } from './timeline.ts';
import { useComparison } from './useComparison.ts';
import { Waveform } from './Waveform.tsx';

const versions: readonly Version[] = ['raw', 'edited'];
const FAILED = 'The recording cannot be played here. The description below says what it contains.';

/** Plays a recording raw or edited. Without scripts, each has the browser's own controls. */
export function ComparisonPlayer() {
  const player = useComparison();
  const { version, position } = player;
  const { recordings, cut, transcript } = useContent('audio');
  const wave = useContent('audio-peaks')[`conversation-${version}` as const];
  return (
    <div role="group" aria-label="Raw against edited, an audio sample">
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
          data={versions.map((value) => ({ value, label: recordings[value].label }))}
          value={version}
          onChange={(value) => player.switchTo(value === 'edited' ? 'edited' : 'raw')}
          flex="none"
          className={classes.switch}
        />
        <Text className={classes.time} ml="auto">
          {clock(position)} / {clock(wave.seconds)}
        </Text>
      </Group>
      <Seek version={version} wave={wave} position={position} onSeek={player.seek} />
      <Text size="sm" mt="0.75rem" mih="3.2em" data-needs-script>
        {player.isFailed ? FAILED : cueAt(position, recordings[version].cues)?.text}{' '}
        {version === 'raw' && <span className={classes.legend}>{cut}</span>}
      </Text>
      {versions.map((one) => (
        <div key={one} className={classes.version} data-current={one === version}>
          <audio
            className={classes.native}
            controls
            preload={player.isStarted ? 'auto' : 'none'}
            aria-label={recordings[one].label}
            {...player.audio(one)}
          >
            <Sources sources={recordings[one].sources} onFail={player.fail} />
          </audio>
          <Transcript title={transcript} {...recordings[one]} />
        </div>
      ))}
    </div>
  );
}

type SeekProps = {
  version: Version;
  wave: Wave;
  position: number;
  onSeek: (second: number) => void;
};

function Seek({ version, wave, position, onSeek }: SeekProps) {
  const { seconds } = wave;
  const shown = Math.min(position, seconds);
  return (
    <div className={classes.seek} style={played(shown / seconds)} data-needs-script>
      <Waveform version={version} wave={wave} />
      <div className={classes.played}>
        <Waveform version={version} wave={wave} />
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

type TranscriptProps = Audio['recordings'][Version] & { title: string };

function Transcript({ title, label, cues }: TranscriptProps) {
  return (
    <details className={classes.transcript}>
      <summary>
        {title} ({label.toLowerCase()})
      </summary>
      <ol>
        {cues.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={`PT${Math.floor(at)}S`}>{clock(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
