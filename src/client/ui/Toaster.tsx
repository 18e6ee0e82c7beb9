import {
  type DragEvent,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './Toaster.module.css';
import { dismissToast, DURATION, type Toast, useToasts } from './toasts.ts';
import { useUppermost } from './useModal.ts';

const SWIPE_THRESHOLD = 50;

const isUrgent = (toast: Toast) => toast.variant === 'destructive';

/** The one place where notices show. F8 brings the keyboard to it. */
export function Toaster() {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useFocusKey(region);
  const [isHeld, setHeld] = useState(false);
  // What went away under the pointer or the focus sends no event.
  const lookAnew = useCallback(
    () => setHeld(!!region.current?.matches(':hover, :focus-within')),
    [],
  );
  useUppermost(region, home, lookAnew);
  const isHidden = useHiddenTab();
  const open = useToasts().filter((toast) => toast.isOpen);
  const shown = open[0]?.id;
  useEffect(() => {
    if (shown !== undefined) lookAnew();
  }, [shown, lookAnew]);

  const card = (toast: Toast) => {
    const close = () => {
      // Whoever stood in the toast goes back to where they were.
      if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
      dismissToast(toast.id);
    };
    return <ToastCard key={toast.id} toast={toast} isPaused={isHeld || isHidden} onClose={close} />;
  };
  return (
    <div ref={home}>
      {/* Nothing is done here but waiting while somebody reads. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        aria-label="Notifications (F8)"
        tabIndex={-1}
        className={classes.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={(event: FocusEvent) => setHeld(!!region.current?.contains(event.relatedTarget))}
      >
        {/* Both stand there empty: screen readers announce what enters a place they know. */}
        {/* An output element may not hold blocks. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div role="status">{open.filter((toast) => !isUrgent(toast)).map(card)}</div>
        <div role="alert">{open.filter(isUrgent).map(card)}</div>
      </section>
    </div>
  );
}

type CardProps = { toast: Toast; isPaused: boolean; onClose: () => void };

function ToastCard({ toast, isPaused, onClose }: CardProps) {
  const swipe = useSwipeRight(onClose);
  useCountdown(toast, isPaused || swipe.isDragged, onClose);
  return (
    <div
      className={classes.toast}
      data-variant={toast.variant}
      data-dragged={swipe.isDragged || undefined}
      {...swipe.props}
    >
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close notification"
        className={classes.close}
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

/** Closes after the toast's time, not counting the time it was held; an update is read anew. */
function useCountdown(toast: Toast, isPaused: boolean, onEnd: () => void) {
  const clock = useRef({ toast, left: DURATION });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (clock.current.toast !== toast) clock.current = { toast, left: DURATION };
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), clock.current.left);
    return () => {
      clearTimeout(timer);
      clock.current.left -= performance.now() - start;
    };
  }, [toast, isPaused]);
}

function useSwipeRight(onSwipe: () => void) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number>(undefined);
  const release = (event: PointerEvent, isCancelled: boolean) => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    setOffset(0);
    if (distance >= SWIPE_THRESHOLD && !isCancelled) onSwipe();
  };
  return {
    isDragged: offset > 0,
    props: {
      style: { transform: `translateX(${offset}px)` },
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => release(event, false),
      onPointerCancel: (event: PointerEvent) => release(event, true),
      // A short swipe may have selected text; dragging that would cancel the next one.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}

/** F8 focuses the region; answers the element that had the focus before. */
function useFocusKey(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || !region.current) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.current.contains(activeElement))
        cameFrom.current = activeElement;
      region.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region]);
  return cameFrom;
}

function useHiddenTab() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}
