import { noCommitment } from '../../../shared/content/offerPages/noCommitment.ts';
import { createPackagePage } from './createPackagePage.tsx';

export const { head, Page } = createPackagePage(noCommitment);
