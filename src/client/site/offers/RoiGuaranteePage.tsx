import { roiGuarantee } from '../../../shared/content/offerPages/roiGuarantee.ts';
import { createPackagePage } from './createPackagePage.tsx';

export const { head, Page } = createPackagePage(roiGuarantee);
