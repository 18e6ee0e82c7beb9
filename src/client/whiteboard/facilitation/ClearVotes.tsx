import { Button, Stack, Text } from '@mantine/core';
import { useSession } from '../session.ts';

/** Asks for confirmation before all votes are cleared, which cannot be undone. */
export function ClearVotes() {
  const { meeting, ui, liveRegion } = useSession();
  const clear = () => {
    meeting.change({ type: 'clear_votes' });
    ui.change({ dialog: undefined });
    liveRegion.announceNow('All votes are cleared.');
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text>Everyone’s votes on all notes are removed. This cannot be undone.</Text>
      <Button onClick={clear} data-autofocus>
        Clear votes
      </Button>
    </Stack>
  );
}
