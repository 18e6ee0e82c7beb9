import { createUnknownLinkPage } from './emailLinkPage.tsx';

export const { content, head, Page } = createUnknownLinkPage('unsubscribe');
