import { leadGeneration } from '../../../shared/content/servicePages/leadGeneration.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(leadGeneration);
