import { useEffect, useRef, useState } from 'react';

/** The hero's video loop, loaded after the page and only where data and motion are not reduced. */
export function BackgroundVideo({ isPaused }: { isPaused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => afterPageLoad(() => setWanted(isVideoSupported())), []);

  useEffect(() => {
    if (!isWanted || !video.current) return;
    if (isPaused) video.current.pause();
    // The poster stays visible in a browser that blocks autoplay.
    else video.current.play().catch(() => undefined);
  }, [isWanted, isPaused]);

  return (
    <video
      ref={video}
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
      Your browser does not support the video tag.
    </video>
  );
}

function isVideoSupported() {
  const isWide = matchMedia('(min-width: 48em)').matches;
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
  return isWide && !isMotionReduced && !savesData;
}

function afterPageLoad(start: () => void) {
  if (document.readyState === 'complete') {
    start();
    return;
  }
  addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
