import { Group, Stack, Text } from '@mantine/core';
import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { failureText, reason } from './failureText.ts';
import { Notice } from './Notice.tsx';
import { SmallButton } from './SmallButton.tsx';

type Props = {
  error: { message: string } | null;
  /** What was loaded before still shows, so a quiet line will do. */
  hasData: boolean;
};

/** Says that something could not be loaded or refreshed, and tries again. */
export function LoadFailure({ error, hasData }: Props) {
  const queryClient = useQueryClient();
  const isBusy = useIsFetching() > 0;
  if (!error) return null;
  const again = (
    <SmallButton isBusy={isBusy} onClick={() => void refetchFailed(queryClient)}>
      Try again
    </SmallButton>
  );
  if (!hasData)
    return (
      <Notice role="alert" style={{ overflowWrap: 'anywhere' }}>
        <Stack align="center">
          <Text>{failureText(error)}</Text>
          {again}
        </Stack>
      </Notice>
    );
  return (
    <Group role="status" justify="space-between" gap="xs" mb="sm" px="sm" py="0.25rem" bg="brass.0">
      <Text size="sm">Not refreshed: what shows may be old. {reason(error)}</Text>
      {again}
    </Group>
  );
}

/** Asks again for whatever shows and could not be loaded or refreshed. */
export const refetchFailed = (queryClient: QueryClient) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
