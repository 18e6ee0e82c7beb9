import { Box, Grid, Tabs, Text, Title } from '@mantine/core';
import type {
  LaunchCalendar as CalendarFields,
  LaunchDay,
} from '../../../../shared/content/services/podcastProduction.ts';
import { duration } from './clientTime.ts';
import classes from './LaunchCalendar.module.css';

const MINUTES_PER_BAR = 5;

/** The days until the launch, one of them open. Without scripts, all are open. */
export function LaunchCalendar({ days, labels }: CalendarFields) {
  return (
    <Tabs
      defaultValue="1"
      keepMountedMode="display-none"
      classNames={{ tab: classes.day, tabLabel: classes.label, panel: classes.panel }}
    >
      <Tabs.List aria-label="The 14 days to the launch" className={classes.days}>
        {days.map((day, index) => (
          <Tabs.Tab key={index} value={`${index + 1}`} mod={{ free: !day.you }}>
            <DayLabel day={day} number={index + 1} labels={labels} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {days.map((day, index) => (
        <Tabs.Panel key={index} value={`${index + 1}`} tabIndex={0}>
          <DayPanel day={day} number={index + 1} labels={labels} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type DayProps = { day: LaunchDay; number: number; labels: CalendarFields['labels'] };

function DayLabel({ day: { weekday, title, you }, number, labels }: DayProps) {
  return (
    <>
      <span className={classes.weekday}>
        {weekday.slice(0, 3)}
        <span className="visually-hidden">{weekday.slice(3)}</span>
      </span>{' '}
      <span className={classes.number}>
        <span className="visually-hidden">Day </span>
        {number}
      </span>{' '}
      <span className={classes.title}>{title}</span>{' '}
      <span className={classes.time}>
        {you && (
          <Box
            component="span"
            className={classes.bars}
            __vars={{ '--bars': `${you.minutes / MINUTES_PER_BAR}` }}
            aria-hidden
          />
        )}
        <span className={classes.minutes}>{you ? `${you.minutes} min` : labels.free}</span>
      </span>
    </>
  );
}

function DayPanel({ day: { weekday, title, we, you }, number, labels }: DayProps) {
  return (
    <Grid columnGap="var(--gutter)" rowGap="1rem">
      <Grid.Col span={{ base: 12, md: 3 }}>
        <Text size="sm" c="dimmed">
          Day {number}, {weekday}
        </Text>
        <Title order={3}>{title}</Title>
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6, md: 5 }}>
        <Text size="sm" fw={600}>
          {labels.we}
        </Text>
        <Text maw="46ch">{we}</Text>
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6, md: 4 }}>
        <Text size="sm" fw={600} c="var(--tone-accent)">
          {labels.you}
        </Text>
        <Text>{you ? `${you.task}: ${duration(you.minutes)}.` : labels.nothing}</Text>
      </Grid.Col>
    </Grid>
  );
}
