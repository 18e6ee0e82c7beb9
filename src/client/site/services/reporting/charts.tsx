import { Box, Group, Text, type TextProps } from '@mantine/core';
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
        {/* Where there is no curve. */}
        <Share right={0}>100%</Share>
        <Share top="50%">50%</Share>
        <svg viewBox={`0 0 ${end} ${FULL}`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.grid} d={`M0 0H${end}M0 50H${end}M0 100H${end}M20 0V100`} />
          {content.curves.map(({ label, shares }, index) => (
            <path
              key={label}
              stroke={index === 0 ? 'var(--mantine-color-signal-5)' : 'var(--tone-text)'}
              strokeWidth={2.5}
              d={line(shares)}
            />
          ))}
        </svg>
      </div>
      <Group
        justify="space-between"
        gap={0}
        c="dimmed"
        fz="0.875rem"
        lh={1.5}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        aria-hidden
      >
        <span>0</span>
        <span>{end / 2}</span>
        <span>{end} min</span>
      </Group>
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

const Share = (place: TextProps & { children: string }) => (
  <Text span pos="absolute" c="dimmed" fz="0.8125rem" lh={1.4} aria-hidden {...place} />
);

const line = (shares: readonly number[]) =>
  `M${shares.map((share, index) => `${index * content.step} ${FULL - share}`).join('L')}`;
