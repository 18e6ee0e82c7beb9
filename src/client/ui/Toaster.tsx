import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from '../lib/firstInteraction.ts';
import { loadNotifications, regionLoaded } from './toasts.ts';

/**
 * Renders toasts. Their code loads at the first input; F8 moves the focus to them. Without
 * `Suspense`: after a fallback, even an empty one, React waits 300 ms before it hydrates the page.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType<{ focusRequests: number }>>();
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    // After a failure, the first toast loads it again.
    firstInteraction.then(loadNotifications).catch(() => {});
    void regionLoaded.then(({ NotificationRegion }) => setRegion(() => NotificationRegion));
  }, []);
  useHotkeys([['F8', () => setFocusRequests((count) => count + 1)]], [], true);
  return Region && <Region focusRequests={focusRequests} />;
}
