import { guestManagement } from '../../../shared/content/servicePages/guestManagement.ts';
import { serviceHead, ServicePageView } from './ServicePageView.tsx';

export const head = () => serviceHead(guestManagement);

export function Page() {
  return <ServicePageView page={guestManagement} />;
}
