import { roiGuarantee } from '../../../shared/content/offerPages/roiGuarantee.ts';
import { packageHead, PackagePageView } from './PackagePageView.tsx';

export const head = () => packageHead(roiGuarantee);

export function Page() {
  return <PackagePageView page={roiGuarantee} />;
}
