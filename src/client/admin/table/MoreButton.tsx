import { Button } from '@mantine/core';

type Props = {
  label?: string;
  /** A list that is fetched page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Fetches the next page of a list, as long as there is one. The focus stays on it meanwhile. */
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
