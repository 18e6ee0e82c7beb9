import { Group, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { localDate, localDay } from '../../../shared/dates.ts';
import {
  pipelineDimensions,
  pipelineSteps,
  type PipelineDimension,
  type PipelineStep,
} from '../../../shared/pipeline.ts';
import type { TrendQuery } from '../../../shared/trends.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/rows.ts';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Panel } from '../ui/Panel.tsx';
import { dimensionLabels } from '../ui/sourceKeyLabels.ts';
import { PipelineFigure } from './PipelineFigure.tsx';
import { pipelineLines, type PipelineLine, stepLabels } from './pipelineLines.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/csv.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { useSearchParams } from 'react-router-dom';

/** Reads from the URL what the report shows; `sort` is a step, with a suffix for ascending order. */
function usePipelineView() {
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
const sortOrders = (step: PipelineStep) => [`${step}-asc`, step] as const;

type Props = { lines: readonly PipelineLine[]; by: PipelineDimension };

/** Downloads the lines that are shown. */
function PipelineDownload({ lines, by }: Props) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([pipelineCsv(lines, by)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `pipeline-${by}-${localDay()}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return <SmallButton onClick={download}>Download CSV</SmallButton>;
}

/** Returns the lines as CSV, each figure followed by that of the period before. */
const pipelineCsv = (lines: readonly PipelineLine[], by: PipelineDimension) =>
  BYTE_ORDER_MARK +
  [
    [
      dimensionLabels[by],
      ...pipelineSteps.flatMap((step) => [stepLabels[step], `${stepLabels[step]} before`]),
    ],
    ...lines.map(({ name, current, previous }) => [
      name,
      ...pipelineSteps.flatMap((step) => [current[step], previous[step]]),
    ]),
  ]
    .map(csvLine)
    .join('');

/** The pipeline of a period, from visits to won leads, with a row for each source. */
export function Pipeline({ days }: { days: TrendQuery['days'] }) {
  const { by, sort, isAscending, hrefOf } = usePipelineView();
  const setSearchParams = useSetSearchParams();
  const { data, error, isPlaceholderData } = trpc.admin.pipeline.useQuery(
    { days, zone: viewerZone(), by, sort, isAscending },
    { placeholderData: keepPreviousData },
  );
  const lines = data && pipelineLines(data, by);
  return (
    <Stack mb="md">
      <Panel title="Pipeline">
        <Text size="sm" c="dimmed">
          By the first visit, compared with the {days} days before. Visits and started quizzes are
          counted without cookies; leads and finished quizzes are those of the period, with what has
          become of them since.
          {data?.visitsSince && ` Visits are counted since ${localDate(data.visitsSince)}.`}
        </Text>
        <Group justify="space-between" align="start" gap="xs" mt="sm">
          <LinkTabs
            label="Rows"
            items={pipelineDimensions.map((dimension) => ({
              label: dimensionLabels[dimension],
              href: hrefOf(dimension),
              isCurrent: dimension === by,
            }))}
          />
          {lines && <PipelineDownload lines={lines} by={by} />}
        </Group>
        <AdminTable
          label="Pipeline"
          columns={[nameColumn(dimensionLabels[by]), ...stepColumns]}
          records={lines}
          error={error}
          emptyState="Nothing was counted in this period."
          isFetching={isPlaceholderData}
          sort={{
            value: sortOrders(sort)[isAscending ? 0 : 1],
            onChange: (value) => setSearchParams({ sort: value }),
          }}
        />
      </Panel>
    </Stack>
  );
}

const nameColumn = (title: string): Column<PipelineLine> => ({
  accessor: 'name',
  title,
  cardFlex: '1 1 100%',
  render: ({ name }) => <span title={name}>{name}</span>,
});

const stepColumns = pipelineSteps.map((step): Column<PipelineLine> => ({
  accessor: step,
  title: stepLabels[step],
  width: step === 'value' ? '9.5rem' : '7.25rem',
  textAlign: 'right',
  sortOrders: sortOrders(step),
  isDescendingFirst: true,
  cardFlex: '1 1 100%',
  render: (line) => <PipelineFigure line={line} step={step} />,
}));
