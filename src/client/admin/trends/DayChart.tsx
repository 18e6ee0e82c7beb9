import '@mantine/core/styles/ColorSwatch.layer.css';
import { LineChart } from '@mantine/charts';
import { ColorSwatch, Group } from '@mantine/core';
import { formatNumber } from '../../../shared/numbers.ts';
import { monthAndDay } from '../../../shared/dates.ts';
import type { Outputs } from '../../lib/api.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Panel } from '../ui/Panel.tsx';

type Props = { days: Outputs['admin']['trends']['days'] };

const series = [
  { name: 'leads', label: 'Leads', color: 'var(--mantine-color-signal-6)' },
  { name: 'responses', label: 'Quiz responses', color: 'var(--mantine-color-gain-6)' },
] as const;

export function DayChart({ days }: Props) {
  return (
    <Panel title="Per day">
      <Group gap="lg" fz="sm" fw={600}>
        {series.map(({ name, label, color }) => {
          const count = days.reduce((sum, day) => sum + day[name], 0);
          const noun = label.toLowerCase();
          return (
            <Group key={name} gap="xs">
              <ColorSwatch size={12} color={color} />
              {`${formatNumber(count)} ${count === 1 ? noun.slice(0, -1) : noun}`}
            </Group>
          );
        })}
      </Group>
      <LineChart
        role="img"
        aria-label="Leads and quiz responses per day. The table below has the numbers."
        h={260}
        data={days}
        dataKey="day"
        series={[...series]}
        curveType="linear"
        withDots={days.length <= 31}
        tickLine="none"
        accessibilityLayer={false}
        valueFormatter={(value) => formatNumber(value)}
        xAxisProps={{ tickFormatter: monthAndDay, minTickGap: 32 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        lineProps={{ isAnimationActive: false }}
      />
      <ChartTable
        label="Per day"
        head={['Day', 'Leads', 'Quiz responses']}
        rows={days
          .toReversed()
          .map(({ day, leads, responses }) => [monthAndDay(day), leads, responses])}
      />
    </Panel>
  );
}
