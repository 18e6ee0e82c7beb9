import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import type { Outputs } from '../../lib/api.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Panel } from '../ui/Panel.tsx';

type Props = { steps: Outputs['admin']['trends']['funnel']; completions: number };

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

const series = [
  { name: 'stayed', label: 'Continued', color: 'gain.6' },
  { name: 'exits', label: 'Left', color: 'signal.6' },
];

/** Views and exits of each quiz question. */
export function Funnel({ steps, completions }: Props) {
  const begun = steps[0]?.views ?? 0;
  const data = steps.map(({ views, exits }, index) => ({
    step: `Q${index + 1}`,
    stayed: Math.max(0, views - exits),
    exits,
  }));
  return (
    <Panel title="Quiz funnel">
      <Text size="sm" c="dimmed">
        {begun.toLocaleString('en-US')} began, {completions.toLocaleString('en-US')} finished (
        {percent(completions, begun)}). Counted on the quiz page without cookies, once a browser and
        quiz; responses that other tools send are not among them.
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
        valueFormatter={(value) => value.toLocaleString('en-US')}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        barProps={{ isAnimationActive: false }}
      />
      <FigureTable
        label="Quiz funnel"
        head={['Question', 'Seen by', 'Left', 'Drop-off']}
        rows={steps.map(({ question, views, exits }, index) => [
          `${index + 1}. ${question}`,
          views.toLocaleString('en-US'),
          exits.toLocaleString('en-US'),
          percent(exits, views),
        ])}
      />
    </Panel>
  );
}
