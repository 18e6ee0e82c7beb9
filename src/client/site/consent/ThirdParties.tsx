import { type ComponentType, useEffect, useState } from 'react';
import { useConsentNeeds } from './consent.ts';

type Props = { hasBanner: boolean };

/**
 * The consent banner, analytics and history, in the browser only and only if configured. Without
 * `Suspense`, for the reason that `Toaster` names.
 */
export function ThirdParties({ hasBanner = false }: { hasBanner?: boolean }) {
  const { any: isNeeded } = useConsentNeeds();
  const [ConsentAndAnalytics, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./ConsentBanner.tsx').then(
      (code) => setLoaded(() => code.ConsentAndAnalytics),
      // Without this code there is no banner, and no third-party content loads.
      () => {},
    );
  }, [isNeeded]);
  return isNeeded && ConsentAndAnalytics && <ConsentAndAnalytics hasBanner={hasBanner} />;
}
