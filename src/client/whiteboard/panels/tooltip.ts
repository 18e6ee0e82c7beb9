import { useCallback } from 'react';
import { createStore } from '../../lib/store.ts';

const OPEN_DELAY_MS = 700;
/** For this long after one tooltip, the next opens without a delay. */
const SKIP_DELAY_MS = 300;

/** The tooltip that is shown: one at a time, for the whole board. */
export const shownTooltip = createStore<{ target: HTMLElement; text: string } | undefined>(
  undefined,
);

let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

/** Closes the tooltip, or only that of one control. */
export function closeTooltip(target = shownTooltip.get()?.target) {
  clearTimeout(opening);
  if (!target || shownTooltip.get()?.target !== target) return;
  shownTooltip.set(undefined);
  closedAt = performance.now();
}

/**
 * Returns a ref that gives a control a tooltip while there is a text: after a delay under the mouse,
 * at once on keyboard focus.
 */
export const useTooltip = (text: string | undefined) =>
  useCallback(
    (target: HTMLElement | null) => {
      if (!target || text === undefined) return undefined;
      const stop = new AbortController();
      const open = () => shownTooltip.set({ target, text });
      const close = () => closeTooltip(target);
      const listen = <Name extends keyof HTMLElementEventMap>(
        name: Name,
        listener: (event: HTMLElementEventMap[Name]) => void,
      ) => target.addEventListener(name, listener, { signal: stop.signal });
      listen('pointerenter', ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(opening);
        const isNext = performance.now() - closedAt < SKIP_DELAY_MS;
        if (isNext) open();
        else opening = setTimeout(open, OPEN_DELAY_MS);
      });
      listen('pointerleave', close);
      listen('focus', () => target.matches(':focus-visible') && open());
      listen('blur', close);
      return () => {
        stop.abort();
        close();
      };
    },
    [text],
  );
