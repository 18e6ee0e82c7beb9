import type { Outputs } from '../../lib/api.tsx';

export type PersonDetails = Outputs['admin']['person']['page'];
export type TimelineEvent = Outputs['admin']['person']['timeline']['events'][number];
