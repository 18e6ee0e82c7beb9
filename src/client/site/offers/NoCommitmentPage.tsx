import { noCommitment } from '../../../shared/content/offerPages/noCommitment.ts';
import { packagePage } from './packagePage.tsx';

export const { head, Page } = packagePage(noCommitment);
