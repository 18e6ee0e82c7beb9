import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A smaller board is rendered in one go. */
const MIN_WAITING = 150;
const FIRST_STEP = 60;
const IDLE_TIMEOUT_MS = 200;

type Options = {
  /** Notes rendered per idle callback: more delay input, but take less time overall. */
  idleStep: number;
  /** Returns those of the notes that the window shows. */
  listNear?: (ids: Iterable<string>) => string[];
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns the notes of a large board that are not rendered yet. Notes in the window, or only some,
 * are rendered first, the others while the browser is idle, so that all are soon available to the
 * keyboard, page search and screen readers. Notes that are added later do not wait, and
 * printing renders all of them.
 */
export function useGradually(
  ids: readonly string[],
  { idleStep, listNear = () => [] }: Options,
): ReadonlySet<string> {
  const [waiting, setWaiting] = useState(() => (ids.length < MIN_WAITING ? none : new Set(ids)));
  const isFirst = waiting.size === ids.length;
  const isUrgent = useEffectEvent(() => listNear(waiting).length > 0);
  const renderNext = useEffectEvent(() => {
    const near = listNear(waiting);
    const step = isFirst || near.length > 0 ? FIRST_STEP : idleStep;
    setWaiting(new Set([...new Set([...near, ...waiting])].slice(step)));
  });
  useEffect(() => {
    if (waiting.size === 0) return undefined;
    if (isFirst) return beforePaint(renderNext);
    return isUrgent() ? soon(renderNext) : whenIdle(renderNext);
    // `isFirst` follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting]);
  useEffect(() => {
    const renderAll = () => flushSync(() => setWaiting(none));
    // Runs before the listener that measures the notes for printing.
    addEventListener('beforeprint', renderAll, { capture: true });
    return () => removeEventListener('beforeprint', renderAll, { capture: true });
  }, []);
  return waiting;
}

function beforePaint(callback: () => void) {
  let isCanceled = false;
  queueMicrotask(() => {
    if (!isCanceled) flushSync(callback);
  });
  return () => void (isCanceled = true);
}

function soon(callback: () => void) {
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}

function whenIdle(callback: () => void) {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) return soon(callback);
  const request = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
