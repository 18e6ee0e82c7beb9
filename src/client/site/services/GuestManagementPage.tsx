import { guestManagement } from '../../../shared/content/servicePages/guestManagement.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(guestManagement);
