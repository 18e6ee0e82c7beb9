import { firstInput } from './firstInput.ts';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';

const MARGIN = '600px';
const RETRIES = [1000, 4000, 15_000];

/**
 * A component whose code is fetched only when one of its places comes near the viewport of a visitor
 * who does something. The server renders it whole, so it is seen from the start, its links work and
 * its forms post; `minHeight` keeps its place after a client-side navigation, in CSS units.
 */
export function lazyNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  minHeight: string,
) {
  const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>();
  const Lazy = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await Promise.all([isNear, firstInput]);
    return { default: await persistently(load) };
  });
  function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenNear(place.current, comeNear), []);
    const fallback: ReactNode = <div style={{ minHeight }} />;
    return (
      <div ref={place}>
        <Suspense fallback={fallback}>
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

/** Retries, and never rejects: a rejection would take the whole page down. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load().catch(() => new Promise<never>(() => {}));
}
