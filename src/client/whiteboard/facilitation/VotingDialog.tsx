import { Button, Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { type FormEvent, useState } from 'react';
import { DEFAULT_VOTES_PER_PERSON } from '../../../shared/whiteboard/constants.ts';
import { votesText } from '../canvas/NoteCard.tsx';
import { useSession } from '../session.ts';

const choices = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20].map(String);

/** Starts a vote with a number of votes for each participant. */
export function VotingDialog() {
  const { meeting, connection, ui } = useSession();
  const [votes, setVotes] = useState(`${DEFAULT_VOTES_PER_PERSON}`);
  const [isClearing, setClearing] = useState(true);
  const earlier = [...connection.noteMap.values()].flatMap((note) => note.votes ?? []).length;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (earlier > 0 && isClearing) meeting.change({ type: 'clear_votes' });
    meeting.change({ type: 'set_voting', action: 'start', votesPerPerson: Number(votes) });
    ui.change({ dialog: undefined });
  };
  return (
    <Stack component="form" onSubmit={start} gap="md" align="flex-start">
      <Text>Everyone sees only their own votes until you reveal them.</Text>
      <NativeSelect
        label="Votes per person"
        data={choices}
        data-autofocus
        value={votes}
        onChange={({ target }) => setVotes(target.value)}
      />
      {earlier > 0 && (
        <Checkbox
          label={`Clear the earlier ${votesText(earlier)}`}
          description="Otherwise they count. Clearing cannot be undone."
          checked={isClearing}
          onChange={({ target }) => setClearing(target.checked)}
        />
      )}
      <Button type="submit">Start voting</Button>
    </Stack>
  );
}
