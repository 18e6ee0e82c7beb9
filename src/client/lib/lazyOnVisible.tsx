import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { firstInteraction } from './firstInteraction.ts';
import { hydrateChangedSection } from './hydration.ts';
import { withRetries } from './withRetries.ts';

const MARGIN = '600px';

/**
 * Creates a component whose code loads when an instance is near the viewport and the visitor has
 * interacted with the page. Before that it shows the server's HTML, with working links and forms;
 * the last press of another button is repeated once its code has loaded. `minHeight` reserves its
 * space after client-side navigation.
 */
export function lazyOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  minHeight: string,
) {
  const { promise: isNear, resolve: onNear } = Promise.withResolvers<void>();
  const loadCode = async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await Promise.all([isNear, firstInteraction]);
    return { default: await withRetries(load) };
  };
  let code: ReturnType<typeof loadCode> | undefined;
  const loadOnce = () => (code ??= loadCode());
  const Lazy = lazy(loadOnce);
  function LazyOnVisible(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const pressed = useRef<HTMLElement>(null);
    useEffect(() => {
      const section = container.current;
      if (!section) return undefined;
      loadOnce()
        // `lazy` learns of the code before the next step.
        .then(() => {})
        .then(
          () => hydrateChangedSection(section),
          // React reports it.
          () => {},
        );
      return observeNearViewport(section, onNear);
    }, []);
    useEffect(() => notePresses(container.current, pressed), []);
    return (
      <div ref={container} data-lazy>
        <Suspense fallback={<div style={{ minHeight }} />}>
          <Lazy {...props} />
          <RepeatedPress of={pressed} />
        </Suspense>
      </div>
    );
  }
  // A re-render before its code is loaded would discard the server's markup and typed values.
  return memo(LazyOnVisible);
}

type Pressed = RefObject<HTMLElement | null>;

function notePresses(element: Element | null, pressed: Pressed) {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && element?.contains(target))
      pressed.current = target.closest('button[type=button]');
  };
  // Before React's listener, which stops a click on what is not hydrated yet.
  document.addEventListener('click', listen, { capture: true });
  return () => document.removeEventListener('click', listen, { capture: true });
}

/** Is hydrated together with the loaded component. */
function RepeatedPress({ of: pressed }: { of: Pressed }) {
  useEffect(() => pressed.current?.click(), [pressed]);
  return null;
}

function observeNearViewport(element: Element, onNear: () => void) {
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
