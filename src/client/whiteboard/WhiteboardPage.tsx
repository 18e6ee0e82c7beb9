import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { session } from '../../shared/content/whiteboard.ts';
import { contentOf, type HeadInput } from '../lib/content.ts';
import { Loading } from '../ui/Loading.tsx';

export const content = [
  'pages/whiteboard',
  'whiteboard/demo-board',
  'whiteboard/templates',
] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/whiteboard').head;

const loadBoard = () => import('./Board.tsx');
// Starts before hydration, which takes a while on a phone. The page shows a failure.
if (typeof document !== 'undefined') loadBoard().catch(() => {});

/** The frame of the board, which itself needs JavaScript and a connection. */
export function Page() {
  const [Board, setBoard] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  // The first render does not wait for it.
  useEffect(() => {
    loadBoard().then(
      (code) => setBoard(() => code.Board),
      () => setFailed(true),
    );
  }, []);
  return (
    <Box
      pos="relative"
      h="calc(100dvh - var(--header-height))"
      mih="20rem"
      bg="paper.3"
      style={{ overflow: 'hidden' }}
      data-full-bleed
    >
      {Board ? <Board /> : <BoardPlaceholder hasFailed={hasFailed} />}
    </Box>
  );
}

function BoardPlaceholder({ hasFailed }: { hasFailed: boolean }) {
  return (
    <Stack gap="0.5rem" align="center" justify="center" h="100%" p="var(--page-margin)" ta="center">
      <Title order={1} size="h2">
        {session.title}
      </Title>
      <Text c="var(--tone-muted)">{session.duration}</Text>
      {hasFailed ? (
        <>
          <Text role="alert">{session.failed}</Text>
          <Button onClick={() => location.reload()}>Reload</Button>
        </>
      ) : (
        <Loading text={session.loading} />
      )}
      <noscript>
        <Text>{session.noScript}</Text>
      </noscript>
    </Stack>
  );
}
