import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession, useUi, useWriter } from '../session.ts';

/** Asks before two participants write on the same note. */
export function Contested() {
  const { ui } = useSession();
  const contested = useUi((state) => state.contested);
  const writer = useWriter(contested?.noteId ?? '');
  const [name = 'Someone'] = useState(writer);
  const edit = () => {
    ui.change({ dialog: undefined, contested: undefined });
    contested?.edit();
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        {writer === undefined ? `${name} has finished.` : `${name} is writing on this note.`} If
        both of you change it, both texts are kept: the later one becomes a note beside it.
      </Text>
      <Button onClick={edit} data-autofocus>
        Edit anyway
      </Button>
    </Stack>
  );
}
