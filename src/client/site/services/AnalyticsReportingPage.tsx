import { analyticsReporting } from '../../../shared/content/servicePages/analyticsReporting.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(analyticsReporting);
