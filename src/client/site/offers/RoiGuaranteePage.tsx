import { roiGuarantee } from '../../../shared/content/offerPages/roiGuarantee.ts';
import { packagePage } from './packagePage.tsx';

export const { head, Page } = packagePage(roiGuarantee);
