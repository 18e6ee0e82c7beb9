import { useEffect, useState } from 'react';
import { addSections } from '../../shared/quiz/guideProgress.ts';
import { trpc } from '../lib/api.tsx';
import { isNotFound } from '../lib/callErrors.ts';

const RECONNECT_DELAY_MS = 3000;

/** The progress of a guide that is being written; `isWhole` without a stream. */
export type Progress = {
  count: number;
  total: number;
  isWhole: boolean;
  isOffline: boolean;
};

/** Adds the sections of a guide to the query's data as they are written. */
export function useGuideStream(token: string, isWritten: boolean) {
  const utils = trpc.useUtils();
  const [isWaiting] = useState(!isWritten);
  const [progress, setProgress] = useState<Progress>({
    count: 0,
    total: 0,
    isWhole: isWritten,
    isOffline: false,
  });
  useEffect(() => {
    if (!isWaiting) return;
    let stop = () => {};
    let isLeft = false;
    let isWhole = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part }));
    const connectLater = () => {
      if (!isWhole)
        timer = setTimeout(() => void connect().catch(connectLater), RECONNECT_DELAY_MS);
    };
    const connect = async () => {
      const { followGuide } = await import('./followGuide.ts');
      if (isLeft) return;
      stop = followGuide(token, {
        onOpen: () => change({ isOffline: false }),
        onSections: (event) => {
          isWhole = event.isWhole;
          utils.quiz.guide.setData({ token }, (known) => ({
            ...event.guide,
            sections: addSections(known?.sections ?? [], event),
          }));
          change({ count: event.ids.length, total: event.total, isWhole });
        },
        onEnd: connectLater,
        onBreak: (error) => {
          if (isNotFound(error)) return void utils.quiz.guide.invalidate({ token });
          change({ isOffline: true });
          connectLater();
        },
      });
    };
    void connect().catch(connectLater);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [utils, token, isWaiting]);
  return progress;
}
