import { smartSaver } from '../../../shared/content/offerPages/smartSaver.ts';
import { packageHead, PackagePageView } from './PackagePageView.tsx';

export const head = () => packageHead(smartSaver);

export function Page() {
  return <PackagePageView page={smartSaver} />;
}
