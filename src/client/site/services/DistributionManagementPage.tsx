import { distributionManagement } from '../../../shared/content/servicePages/distributionManagement.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(distributionManagement);
