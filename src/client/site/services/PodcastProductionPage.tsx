import { podcastProduction } from '../../../shared/content/servicePages/podcastProduction.ts';
import { servicePage } from './servicePage.tsx';

export const { head, Page } = servicePage(podcastProduction);
