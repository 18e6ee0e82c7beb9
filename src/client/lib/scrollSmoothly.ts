/** Scrolls to an element, smoothly unless the visitor asked for less motion, and focuses it. */
export function scrollSmoothly(target: HTMLElement) {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  target.focus({ preventScroll: true });
}
