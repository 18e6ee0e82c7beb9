import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useSetSearchParams } from './useSetSearchParams.ts';

type Cursor = string | null | undefined;
type Props = {
  /** The number of records in all pages. */
  totalText: string | undefined;
  previous: Cursor;
  next: Cursor;
  /** The list, which is scrolled to and focused after a page change. */
  list: RefObject<HTMLElement | null>;
};

/** Previous and next page by cursors in the URL. */
export function Pager({ totalText, previous, next, list }: Props) {
  const setSearchParams = useSetSearchParams();
  const goTo = (cursor: { before?: string; after?: string }) => {
    setSearchParams({ before: undefined, after: undefined, ...cursor });
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" mt="sm">
      <Text role="status" size="sm" c="dimmed">
        {totalText}
      </Text>
      <Group gap="xs">
        <PageButton label="Previous" cursor={previous} onSelect={(before) => goTo({ before })} />
        <PageButton label="Next" cursor={next} onSelect={(after) => goTo({ after })} />
      </Group>
    </Group>
  );
}

type PageButtonProps = { label: string; cursor: Cursor; onSelect: (cursor: string) => void };

const PageButton = ({ label, cursor, onSelect }: PageButtonProps) => (
  <Button variant="outline" size="xs" disabled={!cursor} onClick={() => cursor && onSelect(cursor)}>
    {label}
  </Button>
);
