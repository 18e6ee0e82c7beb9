import { createEmailLinkPage } from './emailLinkPage.tsx';

export const { head, load, Page } = createEmailLinkPage('confirm');
