import { Box, Group, Slider, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useState } from 'react';
import type { Lane } from '../../../../shared/content/services/distributionManagement.ts';
import { Fan } from './Fan.tsx';
import classes from './ReleaseMap.module.css';

const STEP_HOURS = 1;
/** The end of a release after the upload. */
const END_HOURS = 48;
/** Hours at which the slider has a mark. */
const marks = [0, 12, 24, 36, END_HOURS].map((value) => ({ value, label: `${value}` }));

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

/** When an episode goes live on each platform. Shows the whole release; the slider rewinds it. */
export function ReleaseMap({ lanes }: { lanes: readonly Lane[] }) {
  const [hour, setHour] = useState(END_HOURS);
  const platforms = lanes.flatMap((lane) => lane.platforms);
  const live = `Live on ${platforms.filter((one) => one.hour <= hour).length} of ${platforms.length}`;
  return (
    <Box __vars={{ '--hour': `${hour}`, '--hours': `${END_HOURS}` }}>
      <Box mb="clamp(2.5rem, 5vw, 4rem)" data-needs-script>
        <Group justify="space-between" align="baseline" mb="0.75rem" aria-hidden>
          <Text variant="figure" fz="clamp(1.75rem, 1.2rem + 2vw, 2.75rem)">
            {hours(hour)}
          </Text>
          <Text fw={600}>{live}</Text>
        </Group>
        <Slider
          value={hour}
          onChange={setHour}
          max={END_HOURS}
          step={STEP_HOURS}
          marks={marks}
          label={null}
          thumbLabel="Hours after the upload"
          thumbValueText={`${hours(hour)}: ${live}`}
          size="sm"
          thumbSize={28}
          classNames={{ track: classes.track, markLabel: classes.mark }}
        />
      </Box>
      <Stack gap="2rem">
        {lanes.map((lane) => (
          <LaneRows key={lane.title} lane={lane} hour={hour} />
        ))}
      </Stack>
    </Box>
  );
}

function LaneRows({ lane: { title, platforms }, hour: now }: { lane: Lane; hour: number }) {
  return (
    <section>
      <Title order={3} size="h4" mb="0.5rem">
        {title}
      </Title>
      <div className={classes.rows}>
        <div className={classes.map}>
          <Fan hours={platforms.map(({ hour }) => hour)} end={END_HOURS} />
        </div>
        <Stack gap={0} variant="ruled" renderRoot={(list) => <ul {...list} />}>
          {platforms.map(({ name, format, hour }) => (
            <Box
              component="li"
              key={name}
              className={classes.row}
              mod={{ live: hour <= now }}
              __vars={{ '--live': `${hour}` }}
            >
              <Text span fw={600}>
                {name}
              </Text>
              <Text span size="sm" c="dimmed">
                {format}
              </Text>
              <span className={classes.dot} aria-hidden />
              <Text span size="sm" className={classes.after}>
                <span className="visually-hidden">live after </span>
                {hours(hour)}
              </Text>
            </Box>
          ))}
        </Stack>
      </div>
    </section>
  );
}
