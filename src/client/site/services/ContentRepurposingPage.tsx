import { contentRepurposing } from '../../../shared/content/servicePages/contentRepurposing.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(contentRepurposing);

export function Page() {
  return <ServicePageView page={contentRepurposing} />;
}
