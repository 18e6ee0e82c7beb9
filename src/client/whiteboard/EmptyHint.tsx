import { Button, Stack, Text, Title } from '@mantine/core';
import { IconSticker2 } from './icons.ts';
import { useCanWrite, useSession } from './session.ts';
import { useStore } from '../lib/store.ts';

/** Shown on a board without notes. */
export function EmptyHint() {
  const { connection, commands, view, ui } = useSession();
  const isEmpty = useStore(connection.notes.ids, ({ length }) => length === 0);
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const canWrite = useCanWrite();
  if (!isEmpty || !isConnected) return null;
  const addFirst = () => {
    ui.change({ tool: 'sticky' });
    commands.addAt(view.middle());
  };
  return (
    <Stack
      gap="sm"
      align="center"
      ta="center"
      w="min(24rem, 100% - 2rem)"
      pos="absolute"
      top="50%"
      left="50%"
      style={{ translate: '-50% -50%', pointerEvents: 'none' }}
    >
      <Title component="p" order={3}>
        Nothing on the board yet
      </Title>
      <Text c="var(--tone-muted)">
        {canWrite
          ? 'Collect episode ideas, topics, guests and tasks. Anyone with the link can join.'
          : 'Notes appear here as soon as they are added.'}
      </Text>
      {canWrite && (
        <Button
          style={{ pointerEvents: 'auto' }}
          leftSection={<IconSticker2 aria-hidden size={20} />}
          onClick={addFirst}
        >
          Add the first note
        </Button>
      )}
    </Stack>
  );
}
