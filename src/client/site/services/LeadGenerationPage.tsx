import { leadGeneration } from '../../../shared/content/servicePages/leadGeneration.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(leadGeneration);

export function Page() {
  return <ServicePageView page={leadGeneration} />;
}
