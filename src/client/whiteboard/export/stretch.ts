type Span = { top: number; bottom: number; needed: number };

/**
 * Returns a function that moves vertical positions down, so that every span has the height it needs
 * and does not overlap what is below. Spans beside each other share the space.
 */
export function stretch(spans: readonly Span[]): (y: number) => number {
  const steps: { from: number; by: number }[] = [];
  const moved = (y: number) => y + (steps.findLast(({ from }) => from <= y)?.by ?? 0);
  for (const { top, bottom, needed } of spans.toSorted((a, b) => a.bottom - b.bottom)) {
    const missing = moved(top) + needed - moved(bottom);
    if (missing > 0) steps.push({ from: bottom, by: moved(bottom) - bottom + missing });
  }
  return moved;
}
