import { createUnknownLinkPage } from './emailLinkPage.tsx';

export const { head, Page } = createUnknownLinkPage('unsubscribe');
