import { UnstyledButton } from '@mantine/core';
import { type CSSProperties, useRef, useState } from 'react';
import type { MediaSource } from '../../../shared/content/shapes.ts';
import { claimPlayback, playExclusively } from '../../lib/exclusivePlayback.ts';
import { PlayGlyph } from '../../ui/PlayGlyph.tsx';
import { Sources } from '../../ui/Sources.tsx';
import classes from './TrailerButton.module.css';

type Props = { title: string; source: MediaSource };

/** A line below a cover; the cover, its positioned parent, can be clicked, too. Without scripts, the browser's own controls take its place. */
export function TrailerButton({ title, source }: Props) {
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
        aria-label={`${isPlaying ? 'Pause' : 'Play'} trailer of ${title}`}
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
        aria-label={`Trailer of ${title}`}
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
        <Sources sources={[source]} onFail={fail} />
      </audio>
    </>
  );
}

const played = (share: number): CSSProperties & { '--played': string } => ({
  '--played': `${share * 100}%`,
});
