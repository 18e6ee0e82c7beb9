import { type FormEvent, useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { newBoard } from '../files/commands.ts';
import classes from './NewBoardDialog.module.css';

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
      <form className={classes.form} onSubmit={make}>
        <TextField
          label="Title"
          placeholder="Q2 guest list"
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <p className={classes.hint}>Only people who have its link find the board.</p>
        <Button type="submit" className={classes.make} disabled={isBusy}>
          Make the board
        </Button>
      </form>
    </Dialog>
  );
}
