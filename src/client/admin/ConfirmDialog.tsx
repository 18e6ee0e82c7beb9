import { type ReactNode, useState } from 'react';
import { Button, Checkbox } from '@mantine/core';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './ConfirmDialog.module.css';

type Props = {
  title: string;
  /** On the button that does it, as in `Delete 12 leads`. */
  action: string;
  /** A sentence to tick first, for what cannot be undone. */
  understood?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is done; says what, and how much of it. */
export function ConfirmDialog({ title, action, understood, isBusy, ...rest }: Props) {
  const [isUnderstood, setUnderstood] = useState(understood === undefined);
  return (
    <Dialog title={title} onClose={rest.onClose} closeLabel="Cancel">
      <div className={classes.text}>{rest.children}</div>
      {understood && (
        <Checkbox
          label={understood}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
      )}
      <div className={classes.actions}>
        <Button
          className={classes.button}
          disabled={isBusy || !isUnderstood}
          onClick={rest.onConfirm}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
