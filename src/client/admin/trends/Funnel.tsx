import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { formatNumber } from '../../../shared/numbers.ts';
import type { Outputs } from '../../lib/api.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Panel } from '../ui/Panel.tsx';

type Props = { steps: Outputs['admin']['trends']['funnel']; completions: number };

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

const series = [
  { name: 'continued', label: 'Continued', color: 'gain.6' },
  { name: 'exits', label: 'Left', color: 'signal.6' },
];

/** Views and exits of each quiz question. */
export function Funnel({ steps, completions }: Props) {
  const started = steps[0]?.views ?? 0;
  const data = steps.map(({ views, exits }, index) => ({
    step: `Q${index + 1}`,
    continued: Math.max(0, views - exits),
    exits,
  }));
  return (
    <Panel title="Quiz funnel">
      <Text size="sm" c="dimmed">
        {formatNumber(started)} began, {formatNumber(completions)} finished (
        {percent(completions, started)}). Counted on the quiz page without cookies, once per browser
        and quiz; responses sent by other tools are not included. Drop-off is the share of those who
        saw a question and did not go on.
      </Text>
      <BarChart
        role="img"
        aria-label="Visitors who continued and who left at each question. The table below has the numbers."
        h={220}
        type="stacked"
        data={data}
        dataKey="step"
        series={series}
        withLegend
        tickLine="none"
        accessibilityLayer={false}
        valueFormatter={(value) => formatNumber(value)}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        barProps={{ isAnimationActive: false }}
      />
      <ChartTable
        label="Quiz funnel"
        head={['Question', 'Seen by', 'Left', 'Drop-off']}
        rows={steps.map(({ question, views, exits }, index) => [
          `${index + 1}. ${question}`,
          formatNumber(views),
          formatNumber(exits),
          percent(exits, views),
        ])}
      />
    </Panel>
  );
}
