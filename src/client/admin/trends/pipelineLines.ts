import type { Figures, PipelineDimension, PipelineStep } from '../../../shared/pipeline.ts';
import type { Outputs } from '../../lib/api.tsx';
import { keyLabel } from '../ui/sourceKeyLabels.ts';

export const stepLabels: Record<PipelineStep, string> = {
  visits: 'Visits',
  started: 'Quiz started',
  finished: 'Quiz finished',
  leads: 'Leads',
  calls: 'Calls',
  won: 'Won',
  value: 'Value won',
};

/** A line of the report as it is shown and downloaded. */
export type PipelineLine = Figures & {
  id: string;
  name: string;
  /** What selects the same records in a list; absent where no list has that filter. */
  filter?: Record<string, string>;
};

/** Returns the rows, then what is not listed, then the sum of all. */
export function pipelineLines(
  { from, to, rows, other, total }: Outputs['admin']['pipeline'],
  by: PipelineDimension,
): PipelineLine[] {
  if (rows.length === 0 && !other) return [];
  const dates = { from, to };
  const field = by === 'article' ? 'landing' : by;
  return [
    ...rows.map(({ key, title, ...figures }) => ({
      ...figures,
      id: `key ${key}`,
      name: by === 'article' ? title : keyLabel(title),
      filter: { [field]: key, ...dates },
    })),
    ...(other ? [{ ...other, id: 'other', name: `Other (${other.count})` }] : []),
    // Articles are only some of the landing pages, which no list can select together.
    { ...total, id: 'total', name: 'Total', ...(by !== 'article' && { filter: dates }) },
  ];
}

type List = { path: string; filter: Record<string, string> };

const lists: Partial<Record<PipelineStep, List>> = {
  finished: { path: '/admin', filter: {} },
  leads: { path: '/admin/leads', filter: {} },
  calls: { path: '/admin/leads', filter: { call: 'requested' } },
  won: { path: '/admin/leads', filter: { status: 'won' } },
};

/** Returns the list of the records that a figure counts; `undefined` for visits and sums. */
export function listHref(filter: Record<string, string> | undefined, step: PipelineStep) {
  const list = lists[step];
  if (!list || !filter) return undefined;
  return `${list.path}?${new URLSearchParams({ ...filter, ...list.filter }).toString()}`;
}
