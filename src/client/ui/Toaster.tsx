import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { firstInput } from '../lib/firstInput.ts';
import { loadNotifications, whenLoaded } from './toasts.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const Region = lazy(async () => ({ default: (await whenLoaded).NotificationRegion }));

/** The place of the toasts: its code comes with the first input, F8 moves the focus there. */
export function Toaster() {
  const isBrowser = useInBrowser(() => true);
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    // Where it fails, the toast that needs it asks again.
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
