import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from './useLoaded.ts';

/** Loads the tooltips with the first move of a mouse or press of a key; fingers see none. */
export function LazyTooltips() {
  const [Tooltips, load] = useLoaded(() => import('./Tooltips.tsx').then((code) => code.Tooltips));
  const onFirst = useEffectEvent(() => void load());
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const start = () => {
      stop.abort();
      onFirst();
    };
    const onMove = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && start();
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('keydown', start, { signal });
    return () => stop.abort();
  }, []);
  return Tooltips && <Tooltips />;
}
