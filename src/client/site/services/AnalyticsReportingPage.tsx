import { analyticsReporting } from '../../../shared/content/servicePages/analyticsReporting.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(analyticsReporting);

export function Page() {
  return <ServicePageView page={analyticsReporting} />;
}
