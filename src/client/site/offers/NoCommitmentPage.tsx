import { noCommitment } from '../../../shared/content/offerPages/noCommitment.ts';
import { packageHead, PackagePageView } from './PackagePageView.tsx';

export const head = () => packageHead(noCommitment);

export function Page() {
  return <PackagePageView page={noCommitment} />;
}
