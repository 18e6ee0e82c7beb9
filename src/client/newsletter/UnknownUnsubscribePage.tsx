import { unknownLinkPage } from './linkPage.tsx';

export const { head, Page } = unknownLinkPage('unsubscribe');
