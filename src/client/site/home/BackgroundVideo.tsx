import { useEffect, useRef, useState } from 'react';
import { hero } from '../../../shared/content/home.ts';

type Props = { className: string | undefined; isPaused: boolean };

/** The hero's loop. Its files are fetched when the page is done, and only where they are welcome. */
export function BackgroundVideo({ className, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => whenPageIsDone(() => setWanted(isVideoWelcome())), []);

  useEffect(() => {
    if (!isWanted || !video.current) return;
    if (isPaused) video.current.pause();
    // A browser that refuses to play goes on showing the poster.
    else video.current.play().catch(() => undefined);
  }, [isWanted, isPaused]);

  return (
    <video
      ref={video}
      className={className}
      data-playing={isPlaying}
      onPlaying={() => setPlaying(true)}
      preload="none"
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden
    >
      {isWanted && (
        <>
          <source src="/media/hero.webm" type='video/webm; codecs="av01.0.05M.08"' />
          <source src="/media/hero.mp4" type="video/mp4" />
        </>
      )}
      {hero.videoFallback}
    </video>
  );
}

function isVideoWelcome() {
  const isWide = matchMedia('(min-width: 48em)').matches;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
  return isWide && !isCalm && !savesData;
}

function whenPageIsDone(start: () => void) {
  if (document.readyState === 'complete') {
    start();
    return;
  }
  addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
