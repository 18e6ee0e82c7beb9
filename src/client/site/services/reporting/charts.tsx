import { Box, Text } from '@mantine/core';
import { monthReport } from '../../../../shared/content/servicePages/monthReport.ts';
import classes from './charts.module.css';

const { audience, content } = monthReport;
const FULL = 100;

/** Downloads as columns; the best episode is in color. */
export function Downloads() {
  const most = Math.max(...audience.bars.map(({ value }) => value));
  return (
    <>
      <ol className={classes.columns}>
        {audience.bars.map(({ label, value }) => (
          <Box
            component="li"
            key={label}
            mod={{ best: label === audience.best }}
            __vars={{ '--share': `${value / most}` }}
          >
            <span className="visually-hidden">
              {audience.unit} {label}:{' '}
            </span>
            <span className={classes.value}>{value}</span>
            <span className={classes.column} aria-hidden />
            <span className={classes.label} aria-hidden>
              {label}
            </span>
          </Box>
        ))}
      </ol>
      <Text size="sm" c="dimmed" ta="center" aria-hidden>
        {audience.unit}
      </Text>
    </>
  );
}

const lastMinute = (shares: readonly number[]) => (shares.length - 1) * content.step;

/** The shares of listeners as curves. */
export function Retention() {
  const [first] = content.curves;
  const end = lastMinute(first.shares);
  return (
    <div>
      <div className={classes.plot}>
        <span className={classes.full} aria-hidden>
          100%
        </span>
        <span className={classes.half} aria-hidden>
          50%
        </span>
        <svg viewBox={`0 0 ${end} ${FULL}`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.grid} d={`M0 0H${end}M0 50H${end}M0 100H${end}M20 0V100`} />
          {content.curves.map(({ label, shares }, index) => (
            <path
              key={label}
              className={index === 0 ? classes.first : classes.other}
              d={line(shares)}
            />
          ))}
        </svg>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>0</span>
        <span>{end / 2}</span>
        <span>{end} min</span>
      </div>
      <ul className={classes.legend}>
        {content.curves.map(({ label, shares }, index) => (
          <li key={label} data-first={index === 0 || undefined}>
            {monthReport.atMinute(label, shares[content.at / content.step] ?? 0, content.at)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const line = (shares: readonly number[]) =>
  `M${shares.map((share, index) => `${index * content.step} ${FULL - share}`).join('L')}`;
