import { podcastProduction } from '../../../shared/content/servicePages/podcastProduction.ts';
import { createServicePage } from './createServicePage.tsx';

export const { head, Page } = createServicePage(podcastProduction);
