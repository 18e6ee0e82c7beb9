import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { DEMO_TITLE, DURATION_LABEL } from '../../shared/whiteboard/constants.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
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
        {DEMO_TITLE}
      </Title>
      <Text c="var(--tone-muted)">{DURATION_LABEL}</Text>
      {hasFailed ? (
        <>
          <Text role="alert">The board could not be loaded. Please check your connection.</Text>
          <Button onClick={() => location.reload()}>Reload</Button>
        </>
      ) : (
        <Loading text="Opening the board…" />
      )}
      <noscript>
        <Text>{useContent('pages/whiteboard').noScript}</Text>
      </noscript>
    </Stack>
  );
}
