import { Stack, Text, Title } from '@mantine/core';
import { useStore } from '../lib/store.ts';
import { LazyTemplateList } from './lazyParts.tsx';
import { useCanWrite, useSession, useUi } from './session.ts';
import { tools } from './tools.ts';

/** Explains how to begin, on an empty board. */
export function EmptyHint() {
  const { connection, commands, viewport, ui } = useSession();
  const hasNotes = useStore(connection.notes.ids, ({ length }) => length > 0);
  const hasSections = useStore(connection.sections, ({ length }) => length > 0);
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const isChoosing = useUi(({ dialog }) => dialog !== undefined);
  const canWrite = useCanWrite();
  // The other tools add a note where the canvas is clicked, also here.
  const isOffering = useUi(({ tool }) => tool === tools.move);
  if (hasNotes || hasSections || !isConnected || isChoosing) return null;
  const addFirst = () => {
    ui.change({ tool: tools.sticky });
    commands.addAt(viewport.middle());
  };
  return (
    <Stack
      gap="sm"
      align="center"
      ta="center"
      w="min(34rem, 100% - 2rem)"
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
          ? 'Start with a template or the first note. Anyone with the link can join.'
          : 'Notes appear here as soon as they are added.'}
      </Text>
      {canWrite && isOffering && <LazyTemplateList onBlank={addFirst} />}
    </Stack>
  );
}
