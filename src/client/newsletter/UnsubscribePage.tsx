import { linkPage } from './linkPage.tsx';

export const { head, load, Page } = linkPage('unsubscribe');
