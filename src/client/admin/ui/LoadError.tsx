import { Group, Stack, Text } from '@mantine/core';
import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { errorSentence, loadErrorText } from './errorText.ts';
import { Notice } from './Notice.tsx';
import { SmallButton } from './SmallButton.tsx';

type QueryError = { message: string } | null;

type ResultProps<T> = {
  query: { data: T | undefined; error: QueryError };
  loadingText: string;
  children: (data: T) => ReactNode;
};

/** Renders what a query loaded; before that a loading message, and an error with a way to retry. */
export const QueryResult = <T,>({
  query: { data, error },
  loadingText,
  children,
}: ResultProps<T>) => (
  <>
    <LoadError error={error} hasData={data !== undefined} />
    {data === undefined && !error && <Loading text={loadingText} />}
    {data !== undefined && children(data)}
  </>
);

type Props = {
  error: QueryError;
  /** Data from an earlier request is still shown, so the error takes one line. */
  hasData: boolean;
};

/** Reports a failed request or refresh, with a button to retry. */
export function LoadError({ error, hasData }: Props) {
  const queryClient = useQueryClient();
  const isBusy = useIsFetching() > 0;
  if (!error) return null;
  const retry = (
    <SmallButton isBusy={isBusy} onClick={() => void refetchFailedQueries(queryClient)}>
      Try again
    </SmallButton>
  );
  if (!hasData)
    return (
      <Notice role="alert" style={{ overflowWrap: 'anywhere' }}>
        <Stack align="center">
          <Text>{loadErrorText(error)}</Text>
          {retry}
        </Stack>
      </Notice>
    );
  return (
    <Group role="status" justify="space-between" gap="xs" mb="sm" px="sm" py="0.25rem" bg="brass.0">
      <Text size="sm">Not refreshed. This may be out of date. {errorSentence(error)}</Text>
      {retry}
    </Group>
  );
}

/** Refetches every mounted query whose last request failed. */
export const refetchFailedQueries = (queryClient: QueryClient) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
