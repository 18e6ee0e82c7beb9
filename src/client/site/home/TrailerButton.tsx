import { UnstyledButton } from '@mantine/core';
import { type CSSProperties, useRef, useState } from 'react';
import { claimPlayback, playExclusively } from '../../lib/exclusivePlayback.ts';
import { PlayGlyph } from '../../ui/PlayGlyph.tsx';
import { Sources } from '../../ui/Sources.tsx';
import classes from './TrailerButton.module.css';

/** `path` is that of the recording, without its extension. */
type Props = { title: string; path: string };

const sourcesOf = (path: string) => [
  { src: `${path}.m4a`, type: 'audio/mp4; codecs="mp4a.40.2"' },
  { src: `${path}.weba`, type: 'audio/webm; codecs="opus"' },
];

const playLabel = (title: string) => `Play sample trailer of ${title}`;

/** A line below a cover; the cover, its positioned parent, can be clicked, too. Without scripts, the browser's own controls take its place. */
export function TrailerButton({ title, path }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [share, setShare] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const fail = () => {
    setPlaying(false);
    setFailed(true);
  };
  const toggle = () => {
    if (!audio.current) return;
    if (audio.current.paused) playExclusively(audio.current).catch(fail);
    else audio.current.pause();
  };
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={isPlaying ? `Pause sample trailer of ${title}` : playLabel(title)}
        data-playing={isPlaying}
        data-needs-script
        style={played(share)}
        onClick={toggle}
      >
        <PlayGlyph isPlaying={isPlaying} />
        {isFailed ? 'Not available' : 'Trailer'}
      </UnstyledButton>
      <audio
        ref={audio}
        className={classes.native}
        controls
        preload="none"
        aria-label={playLabel(title)}
        onPlay={(event) => {
          claimPlayback(event.currentTarget);
          setPlaying(true);
        }}
        onError={fail}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) =>
          setShare(currentTarget.currentTime / currentTarget.duration)
        }
        onEnded={() => setShare(0)}
      >
        <Sources sources={sourcesOf(path)} onFail={fail} />
      </audio>
    </>
  );
}

const played = (share: number): CSSProperties & { '--played': string } => ({
  '--played': `${share * 100}%`,
});
