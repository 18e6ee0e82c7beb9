import { Button, Stack, Text } from '@mantine/core';
import { useSession } from '../session.ts';

/** Asks before the votes of everyone are taken back, which cannot be undone. */
export function ClearVotes() {
  const { meeting, ui, liveRegion } = useSession();
  const clear = () => {
    meeting.change({ type: 'clear_votes' });
    ui.change({ dialog: undefined });
    liveRegion.announceNow('All votes are cleared.');
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text>The votes of everyone on all notes are taken back. This cannot be undone.</Text>
      <Button onClick={clear} data-autofocus>
        Clear votes
      </Button>
    </Stack>
  );
}
