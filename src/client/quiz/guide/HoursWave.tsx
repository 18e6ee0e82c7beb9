import { Box, Group, Text } from '@mantine/core';
import { fullDate } from '../../../shared/dates.ts';
import { fill } from '../../../shared/fill.ts';
import { minutesOf } from '../../../shared/quiz/calendar.ts';
import type { GuideWeek } from '../../../shared/quiz/guideText.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import { useContent } from '../../lib/content.ts';
import classes from './HoursWave.module.css';

// Units of the drawing; a week has room for as many tasks as a guide may plan.
const WEEK = 80;
const STEP = 9;
const BAR = 5;
const HEIGHT = 100;

type Props = {
  weeks: readonly GuideWeek[];
  /** The Monday of the first week. */
  start?: string | undefined;
};

/** The weeks of a calendar as a waveform: a bar for each task, as high as its minutes. */
export function HoursWave({ weeks, start }: Props) {
  const { calendar, labels } = useContent('pages/guide');
  const longest = Math.max(...weeks.flatMap(({ tasks }) => tasks.map(({ minutes }) => minutes)));
  const hours = hoursLabel(weeks.reduce((sum, week) => sum + minutesOf(week), 0));
  const total = fill(calendar.total, { hours, weeks: weeks.length });
  return (
    <figure>
      <Box
        component="svg"
        display="block"
        w="100%"
        h="clamp(4rem, 9vw, 6.5rem)"
        fill="var(--tone-text)"
        viewBox={`0 0 ${weeks.length * WEEK} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {weeks.map(({ tasks }, week) =>
          tasks.map(({ minutes, kind }, index) => {
            const height = (HEIGHT * minutes) / longest;
            return (
              <rect
                key={`${week}-${index}`}
                x={week * WEEK + (WEEK - tasks.length * STEP) / 2 + index * STEP}
                y={(HEIGHT - height) / 2}
                width={BAR}
                height={height}
                fill={kind === 'publish' ? 'var(--mantine-color-signal-5)' : undefined}
              />
            );
          }),
        )}
      </Box>
      <Group
        gap={0}
        wrap="nowrap"
        align="start"
        mt="0.5rem"
        pt="0.375rem"
        style={{ borderTop: '1px solid var(--tone-line)', fontVariantNumeric: 'tabular-nums' }}
        renderRoot={(list) => <ol {...list} aria-label={total} />}
      >
        {weeks.map((week, index) => (
          <Text component="li" key={index} flex="1 1 0" miw={0} size="sm" lh={1.3} ta="center">
            <span className="visually-hidden">{fill(labels.week, { number: index + 1 })}: </span>
            <Text span inherit display="block" fw={600} aria-hidden>
              {index + 1}
            </Text>
            <span className={classes.hours}>{hoursLabel(minutesOf(week))}</span>
          </Text>
        ))}
      </Group>
      <Text component="figcaption" size="sm" lh={1.45} c="dimmed" mt="0.75rem">
        {start
          ? fill(calendar.totalFrom, { hours, weeks: weeks.length, day: fullDate(start) })
          : total}
        . {calendar.legend}
      </Text>
    </figure>
  );
}
