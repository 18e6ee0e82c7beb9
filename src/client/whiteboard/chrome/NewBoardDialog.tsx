import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { newBoard } from '../files/commands.ts';

const LONGEST_TITLE = 100;

/** Asks what the board is for, so that two boards can be told apart. */
export function NewBoardDialog({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void newBoard(title.trim()).finally(() => setBusy(false));
  };
  return (
    <Dialog title="New board" onClose={onClose}>
      <Stack component="form" onSubmit={make} gap="md" align="flex-start">
        <TextInput
          label="Title"
          description="Only people who have its link find the board."
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder="Q2 guest list"
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          w="100%"
          data-autofocus
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          Make the board
        </Button>
      </Stack>
    </Dialog>
  );
}
