import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useSetSearchParams } from './useSetSearchParams.ts';

type Cursor = string | null | undefined;
type Props = {
  /** The number of records in all pages. */
  total: string | undefined;
  previous: Cursor;
  next: Cursor;
  /** The list, which is scrolled to and focused after a page change. */
  list: RefObject<HTMLElement | null>;
};

/** Previous and next page by cursors in the URL. */
export function Pager({ total, previous, next, list }: Props) {
  const setSearchParams = useSetSearchParams();
  const turn = (cursor: { before?: string; after?: string }) => {
    setSearchParams({ before: undefined, after: undefined, ...cursor });
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" mt="sm">
      <Text role="status" size="sm" c="dimmed">
        {total}
      </Text>
      <Group gap="xs">
        <Turn label="Previous" to={previous} onTurn={(before) => turn({ before })} />
        <Turn label="Next" to={next} onTurn={(after) => turn({ after })} />
      </Group>
    </Group>
  );
}

type TurnProps = { label: string; to: Cursor; onTurn: (cursor: string) => void };

const Turn = ({ label, to, onTurn }: TurnProps) => (
  <Button variant="outline" size="xs" disabled={!to} onClick={() => to && onTurn(to)}>
    {label}
  </Button>
);
