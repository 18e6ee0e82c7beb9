import { BYTE_ORDER_MARK, csvLine } from '../../../shared/csv.ts';
import { localDay } from '../../../shared/dates.ts';
import { type PipelineDimension, pipelineSteps } from '../../../shared/pipeline.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { dimensionLabels } from '../ui/touchLabels.ts';
import { type PipelineLine, stepLabels } from './pipelineLines.ts';

type Props = { lines: readonly PipelineLine[]; by: PipelineDimension };

/** Downloads the lines that are shown. */
export function PipelineDownload({ lines, by }: Props) {
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
