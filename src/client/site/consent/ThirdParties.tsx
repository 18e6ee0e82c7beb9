import { type ComponentType, lazy, Suspense } from 'react';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { useConsentNeeds } from './consent.ts';

type Props = { hasBanner: boolean };

// Without this code there is no banner, and no third-party content loads.
const ConsentAndAnalytics = lazy(() =>
  import('./ConsentBanner.tsx').then(
    ({ ConsentAndAnalytics }): { default: ComponentType<Props> } => ({
      default: ConsentAndAnalytics,
    }),
    () => ({ default: () => null }),
  ),
);

/** The consent banner, analytics and history, in the browser only and only if configured. */
export function ThirdParties({ hasBanner = false }: { hasBanner?: boolean }) {
  const needs = useConsentNeeds();
  const isBrowser = useInBrowser(() => true);
  if (!needs.any || !isBrowser) return null;
  return (
    <Suspense>
      <ConsentAndAnalytics hasBanner={hasBanner} />
    </Suspense>
  );
}
