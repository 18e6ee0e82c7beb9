import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { firstInput } from '../lib/firstInput.ts';
import { loadNotifications, whenLoaded } from './toasts.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const Region = lazy(async () => ({ default: (await whenLoaded).NotificationRegion }));

/** Renders toasts. Their code loads at the first input; F8 moves the focus to them. */
export function Toaster() {
  const isBrowser = useInBrowser(() => true);
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    // After a failure, the first toast loads it again.
    firstInput.then(loadNotifications).catch(() => {});
  }, []);
  useHotkeys([['F8', () => setFocusRequests((count) => count + 1)]], [], true);
  if (!isBrowser) return null;
  return (
    <Suspense>
      <Region focusRequests={focusRequests} />
    </Suspense>
  );
}
