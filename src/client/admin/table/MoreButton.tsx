import { Button } from '@mantine/core';

type Props = {
  label?: string;
  /** An infinite query. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Loads the next page. Stays focusable during the request. */
export function MoreButton({ label = 'Show more', list }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="xs"
      aria-disabled={list.isFetchingNextPage}
      onClick={() => {
        if (!list.isFetchingNextPage) void list.fetchNextPage();
      }}
    >
      {list.isFetchingNextPage ? 'Loading...' : label}
    </Button>
  );
}
