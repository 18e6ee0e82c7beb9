import { smartSaver } from '../../../shared/content/offerPages/smartSaver.ts';
import { packagePage } from './packagePage.tsx';

export const { head, Page } = packagePage(smartSaver);
