import { useRef, useState } from 'react';
import { claimPlayback, playExclusively } from '../../../lib/exclusivePlayback.ts';

export const versions = ['raw', 'edited'] as const;
export type Version = (typeof versions)[number];

/**
 * Plays one of two recordings, and switches between them at the same share of their lengths.
 * `seconds` are the lengths.
 */
export function useComparison(seconds: Readonly<Record<Version, number>>) {
  const elements = useRef(new Map<Version, HTMLAudioElement>());
  const [version, setVersion] = useState<Version>('raw');
  const [position, setPosition] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  // Nothing is loaded before; from then on both files are, so that the switch makes no gap.
  const [isStarted, setStarted] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const fail = () => {
    setPlaying(false);
    setFailed(true);
  };
  const play = (element: HTMLAudioElement) => {
    setStarted(true);
    setFailed(false);
    playExclusively(element).catch(fail);
  };
  const seek = (second: number, target = version) => {
    const element = elements.current.get(target);
    if (element) element.currentTime = second;
    setPosition(second);
  };

  return {
    version,
    position,
    isPlaying,
    isStarted,
    isFailed,
    fail,
    seek: (second: number) => seek(second),
    toggle: () => {
      const element = elements.current.get(version);
      if (!element) return;
      if (element.paused) play(element);
      else element.pause();
    },
    switchTo: (next: Version) => {
      const [from, to] = [elements.current.get(version), elements.current.get(next)];
      if (!from || !to || next === version) return;
      const wasPlaying = !from.paused;
      from.pause();
      setVersion(next);
      const second = isStarted ? from.currentTime : position;
      seek(seconds[version] > 0 ? (second / seconds[version]) * seconds[next] : 0, next);
      if (wasPlaying) play(to);
    },
    /** The attributes of a version's `<audio>`. */
    audio: (own: Version) => ({
      ref: (element: HTMLAudioElement | null) => {
        if (element) elements.current.set(own, element);
      },
      onPlay: (event: { currentTarget: HTMLAudioElement }) => {
        // The event comes later: a switch may have paused the element in the meantime.
        if (event.currentTarget.paused) return;
        claimPlayback(event.currentTarget);
        if (own === version) setPlaying(true);
      },
      onError: fail,
      onPause: () => own === version && setPlaying(false),
      onTimeUpdate: (event: { currentTarget: HTMLAudioElement }) =>
        own === version && setPosition(event.currentTarget.currentTime),
    }),
  };
}
