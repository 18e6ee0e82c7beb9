import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { firstInput } from './firstInput.ts';
import { withRetries } from './withRetries.ts';

const MARGIN = '600px';

/**
 * A component whose code is fetched only when one of its places comes near the viewport of a visitor
 * who does something. The server renders it whole, so it is seen from the start, its links work and
 * its forms post; `minHeight` keeps its place after a client-side navigation, in CSS units.
 */
export function lazyOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  minHeight: string,
) {
  const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>();
  const Lazy = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await Promise.all([isNear, firstInput]);
    return { default: await withRetries(load) };
  });
  function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenNear(place.current, comeNear), []);
    return (
      <div ref={place}>
        <Suspense fallback={<div style={{ minHeight }} />}>
          <Lazy {...props} />
        </Suspense>
      </div>
    );
  }
  // Rendered anew before its code is here, the server's markup and what was typed in it would be gone.
  return memo(Near);
}

/** Calls back once when the element is near the viewport. */
function whenNear(element: Element | null, onNear: () => void) {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
