import { distributionManagement } from '../../../shared/content/servicePages/distributionManagement.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(distributionManagement);
