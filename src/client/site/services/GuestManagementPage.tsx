import { guestManagement } from '../../../shared/content/servicePages/guestManagement.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(guestManagement);
