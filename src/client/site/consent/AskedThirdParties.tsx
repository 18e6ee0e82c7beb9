import { useAnalytics } from '../analytics.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

export function AskedThirdParties() {
  useAnalytics();
  return <ConsentBanner />;
}
