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

export function showToast(toast: NotificationData) {
  const { notifications, queue } = notificationsStore.getState();
  const replaced = [...notifications, ...queue].filter(
    ({ id, title, message, role }) =>
      id === toast.id ||
      (title === toast.title && message === toast.message && role === toast.role),
  );
  const show = () =>
    void Notifications.show({ ...toast, onClose: () => holdsFocus() && focusedBefore?.focus() });
  if (replaced.length === 0) return show();
  for (const { id } of replaced) if (id) Notifications.hide(id);
  // After the previous one left the page, so screen readers announce the same text again.
  setTimeout(show, EXIT_MS);
}

export const updateToast = Notifications.update;
export const hideToast = Notifications.hide;

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
