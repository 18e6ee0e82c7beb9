import { leadGeneration } from '../../../shared/content/servicePages/leadGeneration.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(leadGeneration);
