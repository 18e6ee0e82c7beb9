import { createPackagePage } from './createPackagePage.tsx';

export const { content, head, Page } = createPackagePage('roi-guarantee');
