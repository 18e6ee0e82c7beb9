import { Box, Group, Text, type TextProps } from '@mantine/core';
import type {
  Downloads as DownloadsFields,
  Retention as RetentionFields,
} from '../../../../shared/content/services/analyticsReporting.ts';
import classes from './charts.module.css';

const FULL = 100;

/** Downloads as columns; the best episode is in color. */
export function Downloads({ unit, bars, best }: DownloadsFields) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <>
      <ol className={classes.columns}>
        {bars.map(({ label, value }) => (
          <Box
            component="li"
            key={label}
            mod={{ best: label === best }}
            __vars={{ '--share': `${value / most}` }}
          >
            <span className="visually-hidden">
              {unit} {label}:{' '}
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
        {unit}
      </Text>
    </>
  );
}

/** The shares of listeners as curves. */
export function Retention({ step, at, curves }: RetentionFields) {
  const [first] = curves;
  const end = (first.shares.length - 1) * step;
  return (
    <div>
      <div className={classes.plot}>
        {/* Where there is no curve. */}
        <Share right={0}>100%</Share>
        <Share top="50%">50%</Share>
        <svg viewBox={`0 0 ${end} ${FULL}`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.grid} d={`M0 0H${end}M0 50H${end}M0 100H${end}M20 0V100`} />
          {curves.map(({ label, shares }, index) => (
            <path
              key={label}
              stroke={index === 0 ? 'var(--mantine-color-signal-5)' : 'var(--tone-text)'}
              strokeWidth={2.5}
              d={line(shares, step)}
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
        {curves.map(({ label, shares }, index) => (
          <li key={label} data-first={index === 0 || undefined}>
            {`${label}: ${shares[at / step] ?? 0}% at minute ${at}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Share = (place: TextProps & { children: string }) => (
  <Text span pos="absolute" c="dimmed" fz="0.8125rem" lh={1.4} aria-hidden {...place} />
);

const line = (shares: readonly number[], step: number) =>
  `M${shares.map((share, index) => `${index * step} ${FULL - share}`).join('L')}`;
