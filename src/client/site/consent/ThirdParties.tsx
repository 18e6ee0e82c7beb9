import { type ComponentType, lazy, Suspense } from 'react';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { useHasThirdParties } from './consent.ts';

type Props = { hasBanner: boolean };

// Where it cannot be fetched, nobody is asked and nothing third-party loads.
const Asked = lazy(() =>
  import('./ConsentBanner.tsx').then(
    ({ AskedThirdParties }): { default: ComponentType<Props> } => ({ default: AskedThirdParties }),
    () => ({ default: () => null }),
  ),
);

/** The question and what depends on its answer: only in the browser, and only where there is a third party. */
export function ThirdParties({ hasBanner = false }: { hasBanner?: boolean }) {
  const hasThirdParties = useHasThirdParties();
  const isBrowser = useInBrowser(() => true);
  if (!hasThirdParties || !isBrowser) return null;
  return (
    <Suspense>
      <Asked hasBanner={hasBanner} />
    </Suspense>
  );
}
