import { contentRepurposing } from '../../../shared/content/servicePages/contentRepurposing.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(contentRepurposing);
