import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { firstInteraction } from '../lib/firstInteraction.ts';
import { loadNotifications, regionLoaded } from './toasts.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const Region = lazy(async () => ({ default: (await regionLoaded).NotificationRegion }));

/** Renders toasts. Their code loads at the first input; F8 moves the focus to them. */
export function Toaster() {
  const isBrowser = useInBrowser(() => true);
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    // After a failure, the first toast loads it again.
    firstInteraction.then(loadNotifications).catch(() => {});
  }, []);
  useHotkeys([['F8', () => setFocusRequests((count) => count + 1)]], [], true);
  if (!isBrowser) return null;
  return (
    <Suspense>
      <Region focusRequests={focusRequests} />
    </Suspense>
  );
}
