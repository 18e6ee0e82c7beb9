import type { PipelineDimension } from '../../../shared/pipeline.ts';
import { noKeys } from '../../../shared/sourceKeys.ts';

export const dimensionLabels: Record<PipelineDimension, string> = {
  source: 'Source',
  campaign: 'Campaign',
  landing: 'Landing page',
  article: 'Article',
};

const labels: Partial<Record<string, string>> = {
  [noKeys.source]: 'Direct',
  [noKeys.campaign]: 'No campaign',
  [noKeys.landing]: 'Unknown',
};

/** Returns the label of a source, campaign or landing page. */
export const keyLabel = (key: string) => labels[key] ?? key;
