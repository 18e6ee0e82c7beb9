import '../../ui/inputStyles.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { fullDate } from '../../../shared/dates.ts';
import { possibleStarts } from '../../../shared/quiz/weeks.ts';
import { useContent } from '../../lib/content.ts';

type Props = {
  action: string;
  /** The Monday that the guide names. */
  first: string;
  start: string;
  onStart: (start: string) => void;
};

/** Chooses the first Monday and downloads the calendar; a plain form, which needs no scripts. */
export function CalendarForm({ action, first, start, onStart }: Props) {
  const copy = useContent('pages/guide').calendar;
  return (
    <form action={action} data-screen-only>
      <Group align="end" gap="0.75rem" my="1.5rem">
        <NativeSelect
          name="start"
          label={copy.start}
          value={start}
          onChange={({ currentTarget }) => onStart(currentTarget.value)}
          data={possibleStarts(first).map((value) => ({ value, label: fullDate(value) }))}
        />
        <Button type="submit" variant="outline">
          {copy.download}
        </Button>
      </Group>
    </form>
  );
}
