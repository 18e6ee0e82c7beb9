import { type ComponentType, lazy, Suspense } from 'react';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { useHasThirdParties } from './consent.ts';

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

/** The consent banner and analytics, in the browser only and only if third parties are configured. */
export function ThirdParties({ hasBanner = false }: { hasBanner?: boolean }) {
  const hasThirdParties = useHasThirdParties();
  const isBrowser = useInBrowser(() => true);
  if (!hasThirdParties || !isBrowser) return null;
  return (
    <Suspense>
      <ConsentAndAnalytics hasBanner={hasBanner} />
    </Suspense>
  );
}
