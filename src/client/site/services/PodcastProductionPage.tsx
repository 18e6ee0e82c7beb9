import { podcastProduction } from '../../../shared/content/servicePages/podcastProduction.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(podcastProduction);

export function Page() {
  return <ServicePageView page={podcastProduction} />;
}
