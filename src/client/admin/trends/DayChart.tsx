import '@mantine/core/styles/ColorSwatch.layer.css';
import { LineChart } from '@mantine/charts';
import { ColorSwatch, Group } from '@mantine/core';
import { monthAndDay } from '../../../shared/dates.ts';
import type { Outputs } from '../../api.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Panel } from './Panel.tsx';

type Props = { days: Outputs['admin']['trends']['days'] };

const series = [
  { name: 'leads', label: 'Leads', color: 'signal.6' },
  { name: 'responses', label: 'Quiz responses', color: 'gain.6' },
];

/** Leads and quiz responses a day, as lines and as a table. */
export function DayChart({ days }: Props) {
  return (
    <Panel title="Per day">
      <Group gap="lg" fz="sm" fw={600}>
        <Total color="signal" count={sum(days, 'leads')} words={['lead', 'leads']} />
        <Total
          color="gain"
          count={sum(days, 'responses')}
          words={['quiz response', 'quiz responses']}
        />
      </Group>
      <LineChart
        role="img"
        aria-label="Leads and quiz responses per day. The table below has the figures."
        h={260}
        data={days}
        dataKey="day"
        series={series}
        curveType="linear"
        withDots={days.length <= 31}
        tickLine="none"
        accessibilityLayer={false}
        valueFormatter={(value) => value.toLocaleString('en-US')}
        xAxisProps={{ tickFormatter: monthAndDay, minTickGap: 32 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        lineProps={{ isAnimationActive: false }}
      />
      <FigureTable
        label="Per day"
        head={['Day', 'Leads', 'Quiz responses']}
        rows={days
          .toReversed()
          .map(({ day, leads, responses }) => [monthAndDay(day), leads, responses])}
      />
    </Panel>
  );
}

const sum = (days: Props['days'], key: 'leads' | 'responses') =>
  days.reduce((total, day) => total + day[key], 0);

type TotalProps = { color: string; count: number; words: [one: string, many: string] };

const Total = ({ color, count, words: [one, many] }: TotalProps) => (
  <Group gap="xs">
    <ColorSwatch size={12} color={`var(--mantine-color-${color}-6)`} />
    <span>{`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`}</span>
  </Group>
);
