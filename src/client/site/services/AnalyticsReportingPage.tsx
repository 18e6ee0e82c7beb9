import { analyticsReporting } from '../../../shared/content/servicePages/analyticsReporting.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(analyticsReporting);
