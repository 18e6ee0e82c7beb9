/** For this time, sections above the target may still load. */
const SETTLE_MS = 5000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let following = new AbortController();

/**
 * Scrolls to an element, smoothly unless the visitor asked for less motion, and focuses it. Follows
 * it while sections above it load, until the visitor scrolls, clicks or types.
 */
export function scrollSmoothly(target: HTMLElement) {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = () => target.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  scroll();
  target.focus({ preventScroll: true });

  following.abort();
  following = new AbortController();
  const { signal } = following;
  let height = document.body.scrollHeight;
  const sizes = new ResizeObserver(() => {
    if (document.body.scrollHeight === height || !target.isConnected) return;
    height = document.body.scrollHeight;
    scroll();
  });
  sizes.observe(document.body);
  const stop = () => sizes.disconnect();
  for (const input of inputs) window.addEventListener(input, stop, { signal, capture: true });
  const timer = setTimeout(stop, SETTLE_MS);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
}
