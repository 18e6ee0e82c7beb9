import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { monthAndDay } from '../../../shared/dates.ts';
import type { Outputs } from '../../api.tsx';
import classes from './Trends.module.css';

type Props = { days: Outputs['admin']['trends']['days'] };

/** Leads and quiz responses a day, as lines and as a table. */
export function DayChart({ days }: Props) {
  const total = (key: 'leads' | 'responses') => days.reduce((sum, day) => sum + day[key], 0);
  return (
    <section className={classes.panel} aria-labelledby="per-day">
      <h2 id="per-day" className={classes.heading}>
        Per day
      </h2>
      <p className={classes.summary}>
        <span className={classes.leads}>{total('leads').toLocaleString('en-US')} leads</span>
        <span className={classes.responses}>
          {total('responses').toLocaleString('en-US')} quiz responses
        </span>
      </p>
      {/* The table below says the same to those who do not see it. */}
      <div aria-hidden="true">
        <LineChart
          h={260}
          data={days}
          dataKey="day"
          series={[
            { name: 'leads', label: 'Leads', color: 'signal.6' },
            { name: 'responses', label: 'Quiz responses', color: 'gain.6' },
          ]}
          curveType="linear"
          withDots={days.length <= 31}
          gridAxis="x"
          tickLine="none"
          valueFormatter={(value) => value.toLocaleString('en-US')}
          xAxisProps={{ tickFormatter: monthAndDay, minTickGap: 32 }}
          yAxisProps={{ allowDecimals: false, width: 40 }}
          lineChartProps={{ accessibilityLayer: false }}
          lineProps={{ isAnimationActive: false }}
        />
      </div>
      <details>
        <summary>As a table</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function DayTable({ days }: Props) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Leads</th>
          <th scope="col">Quiz responses</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, leads, responses }) => (
          <tr key={day}>
            <th scope="row">{monthAndDay(day)}</th>
            <td>{leads}</td>
            <td>{responses}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
