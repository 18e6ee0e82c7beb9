import { createEmailLinkPage } from './emailLinkPage.tsx';

export const { content, head, load, Page } = createEmailLinkPage('unsubscribe');
