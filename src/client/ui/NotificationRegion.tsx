import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { useDocumentVisibility, useDrag, useFocusWithin, useMergedRef } from '@mantine/hooks';
import { type NotificationData, Notifications, notificationsStore } from '@mantine/notifications';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import classes from './NotificationRegion.module.css';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const MAX_VISIBLE = 1;
const EXIT_MS = 50;
const ID = 'notifications';

// Two toasts may arrive before the component below sets the limit.
notificationsStore.updateState((state) => ({ ...state, limit: MAX_VISIBLE }));

let focusedBefore: HTMLElement | undefined;

const holdsFocus = () => !!document.getElementById(ID)?.contains(document.activeElement);

/**
 * The notification that shows each toast now. Each showing has an id of its own: one that reused the
 * id of the toast it replaces could inherit its timer, and disappear with it.
 */
const showings = new Map<string, { id: string; timer?: ReturnType<typeof setTimeout> }>();
let lastShowing = 0;

/** `key` identifies the toast that it replaces. */
export function showToast(toast: NotificationData, key: string) {
  const { notifications, queue } = notificationsStore.getState();
  const former = showings.get(key);
  clearTimeout(former?.timer);
  const replaced = [...notifications, ...queue].filter(
    ({ id, title, message, role }) =>
      id === former?.id ||
      (title === toast.title && message === toast.message && role === toast.role),
  );
  const id = `${key}-${++lastShowing}`;
  const show = () =>
    void Notifications.show({
      ...toast,
      id,
      onClose: () => {
        if (showings.get(key)?.id === id) showings.delete(key);
        if (holdsFocus()) focusedBefore?.focus();
      },
    });
  showings.set(key, { id });
  if (replaced.length === 0) return show();
  for (const one of replaced) if (one.id) Notifications.hide(one.id);
  // After the previous one left the page, so screen readers announce the same text again.
  showings.set(key, { id, timer: setTimeout(show, EXIT_MS) });
}

const showingOf = (key: string) => showings.get(key)?.id ?? key;
export const updateToast = (toast: NotificationData, key: string) =>
  void Notifications.update({ ...toast, id: showingOf(key) });
export function hideToast(key: string) {
  clearTimeout(showings.get(key)?.timer);
  Notifications.hide(showingOf(key));
}

function dismissShown() {
  const id = notificationsStore.getState().notifications[0]?.id;
  if (id) Notifications.hide(id);
}

/** The region of all toasts. An increase of `focusRequests` moves the focus into it. */
export function NotificationRegion({ focusRequests }: { focusRequests: number }) {
  const region = useRef<HTMLElement>(null);
  const { ref: focusRef, focused } = useFocusWithin();
  const { ref: dragRef, isDragged, offset } = useSwipe();
  const isHidden = useDocumentVisibility() === 'hidden';
  useEffect(() => {
    if (focusRequests === 0) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !holdsFocus()) focusedBefore = activeElement;
    region.current?.focus();
  }, [focusRequests]);
  const isPaused = focused || isHidden || isDragged;
  return (
    <section
      ref={useMergedRef(region, focusRef, dragRef)}
      id={ID}
      aria-label="Notifications (F8)"
      // Present while it is empty: screen readers announce only changes of a known live region.
      aria-live="polite"
      tabIndex={-1}
      className={classes.region}
      // A short swipe may have selected text; dragging that would cancel the next one.
      onDragStart={(event: DragEvent) => event.preventDefault()}
    >
      <Notifications
        withinPortal={false}
        __vars={{ '--swipe': `${offset}px` }}
        classNames={{ root: classes.root, notification: classes.toast }}
        limit={MAX_VISIBLE}
        autoClose={!isPaused && DURATION_MS}
        transitionDuration={0}
        notificationMaxHeight="80dvh"
        // Mantine's threshold is a share of the width, ours a distance.
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}

/** Dismisses the toast on a swipe to the right. */
function useSwipe() {
  const [offset, setOffset] = useState(0);
  const { ref, active } = useDrag(
    ({ movement: [x], last, canceled }) => {
      setOffset(last ? 0 : Math.max(0, x));
      if (last && !canceled && x >= SWIPE_THRESHOLD_PX) dismissShown();
    },
    { axis: 'x' },
  );
  return { ref, isDragged: active, offset };
}
