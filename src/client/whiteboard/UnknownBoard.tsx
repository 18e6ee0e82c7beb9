import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useContent } from '../lib/content.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useSession, useUi } from './session.ts';

/** Shown instead of a board that the server does not open. */
export function UnknownBoard({ reason }: { reason: string }) {
  const { ui } = useSession();
  const isAsking = useUi(({ dialog }) => dialog === 'new');
  return (
    <Stack
      gap="1.25rem"
      maw="36rem"
      h="100%"
      mx="auto"
      px="var(--page-margin)"
      justify="center"
      align="flex-start"
    >
      <div role="alert">
        <Title order={1} size="h2">
          {reason}
        </Title>
      </div>
      <Text size="lg" c="var(--tone-muted)">
        {useContent('pages/whiteboard').unknownBoard}
      </Text>
      <Group gap="0.75rem 1.5rem">
        <Button aria-expanded={isAsking} onClick={() => ui.change({ dialog: 'new' })}>
          New board
        </Button>
        <TextLink href="/whiteboard">Open the demo board</TextLink>
      </Group>
    </Stack>
  );
}
