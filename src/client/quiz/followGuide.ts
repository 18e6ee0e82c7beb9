import type { GuideProgress } from '../../shared/quiz/guideProgress.ts';
import { streamClient } from '../lib/streamClient.ts';

type Listeners = {
  onOpen?: () => void;
  onSections: (event: Extract<GuideProgress, { kind: 'sections' }>) => void;
  onEnd: (event: Extract<GuideProgress, { kind: 'end' }>) => void;
  /** The stream ended early. It is not opened again. */
  onBreak: (error: unknown) => void;
};

/** Follows a guide while it is being written. Returns a function that stops it. */
export function followGuide(token: string, { onOpen, onSections, onEnd, onBreak }: Listeners) {
  let isOver = false;
  const stop = () => {
    isOver = true;
    subscription.unsubscribe();
  };
  const breakOff = (error?: unknown) => {
    if (isOver) return;
    stop();
    onBreak(error);
  };
  const subscription = streamClient.quiz.guideStream.subscribe(
    { token },
    {
      onData(event) {
        if (event.kind === 'sections') return onSections(event);
        stop();
        onEnd(event);
      },
      onConnectionStateChange({ state, error }) {
        if (state === 'pending') onOpen?.();
        // The browser would connect again on its own, but not after every error.
        if (state === 'connecting' && error) breakOff(error);
      },
      onError: breakOff,
      onComplete: breakOff,
    },
  );
  return stop;
}
