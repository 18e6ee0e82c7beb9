import { distributionManagement } from '../../../shared/content/servicePages/distributionManagement.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(distributionManagement);

export function Page() {
  return <ServicePageView page={distributionManagement} />;
}
