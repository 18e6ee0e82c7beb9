import { useRef } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { useSession } from '../session.ts';
import { useValue } from '../state.ts';

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { connection, boardId } = useSession();
  const info = useValue(connection.info);
  return (
    <Dialog title="Share this board" onClose={onClose}>
      <Stack gap="lg">
        {!info && <Text>The links are here as soon as the board is connected.</Text>}
        {info?.access === 'write' && (
          <Link
            label="Link to write"
            hint="Whoever has it can add and change notes."
            id={boardId}
          />
        )}
        {info?.readOnlyId !== undefined && (
          <Link
            label="Link to read"
            hint="Shows the board as it changes, and changes nothing."
            id={info.readOnlyId}
          />
        )}
        {info?.access === 'read' && (
          <Link label="Link to read" hint="Shows the board and changes nothing." id={boardId} />
        )}
      </Stack>
    </Dialog>
  );
}

function Link({ label, hint, id }: { label: string; hint: string; id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const url = `${location.origin}/whiteboard?board=${encodeURIComponent(id)}`;
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'Press Ctrl+C to copy', description: 'The link is selected.' });
    }
  }
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      <TextInput
        ref={field}
        flex={1}
        label={label}
        description={hint}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button size="sm" flex="none" onClick={() => void copy()}>
        Copy
      </Button>
    </Group>
  );
}
