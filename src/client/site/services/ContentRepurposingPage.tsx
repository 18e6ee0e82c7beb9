import { contentRepurposing } from '../../../shared/content/servicePages/contentRepurposing.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(contentRepurposing);
