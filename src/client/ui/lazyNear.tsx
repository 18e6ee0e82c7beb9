import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';

const MARGIN = '600px';

/**
 * A component whose code is fetched only when its place comes near the viewport. The server renders
 * it whole, so the visitor sees it from the start; `minHeight` keeps its place after a client-side
 * navigation, in CSS units.
 */
export function lazyNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  minHeight: string,
) {
  let place: string | undefined;
  const Lazy = lazy(async () => {
    if (typeof document !== 'undefined') await nearViewport(place);
    return { default: await load() };
  });
  return function Near(props: Props) {
    const id = useId();
    place ??= id;
    const fallback: ReactNode = <div style={{ minHeight }} />;
    return (
      <div id={id}>
        <Suspense fallback={fallback}>
          <Lazy {...props} />
        </Suspense>
      </div>
    );
  };
}

/** Resolves when the element with this id is near the viewport; at once when there is none. */
function nearViewport(id = ''): Promise<void> {
  return new Promise((resolve) => {
    // The place is in the document after the render that asked for the code.
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      if (!element) return resolve();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
    });
  });
}
