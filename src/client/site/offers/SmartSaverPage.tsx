import { smartSaver } from '../../../shared/content/offerPages/smartSaver.ts';
import { createPackagePage } from './createPackagePage.tsx';

export const { head, Page } = createPackagePage(smartSaver);
