import { Text } from '@mantine/core';
import { localDateTime } from '../../shared/dates.ts';

/** A moment, in the zone of whoever looks; without one, what is said instead. */
export const When = ({ date, without }: { date: string | null; without?: string }) =>
  date ? (
    <Text component="time" inherit dateTime={date}>
      {localDateTime(date)}
    </Text>
  ) : (
    without
  );
