import { useAnalytics } from '../analytics.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

export function AskedThirdParties({ hasBanner }: { hasBanner: boolean }) {
  useAnalytics();
  return hasBanner && <ConsentBanner />;
}
