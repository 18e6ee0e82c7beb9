import { useSearchParams } from 'react-router-dom';
import {
  type PipelineDimension,
  pipelineDimensions,
  type PipelineStep,
  pipelineSteps,
} from '../../../shared/pipeline.ts';

/** Reads from the URL what the report shows; `sort` is a step, with a suffix for ascending order. */
export function usePipelineView() {
  const [params] = useSearchParams();
  const by = pipelineDimensions.find((one) => one === params.get('by')) ?? 'source';
  const [name, order] = params.get('sort')?.split('-') ?? [];
  const sort = pipelineSteps.find((step) => step === name) ?? 'leads';
  return {
    by,
    sort,
    isAscending: order === 'asc',
    hrefOf: (dimension: PipelineDimension) => {
      const changed = new URLSearchParams(params);
      changed.set('by', dimension);
      return `/admin/trends?${changed.toString()}`;
    },
  };
}

/** The values of `sort` in the URL for the two orders of a column. */
export const sortOrders = (step: PipelineStep) => [`${step}-asc`, step] as const;
