import { useId, useRef } from 'react';
import { Button } from '@mantine/core';
import { toast } from '../../ui/toasts.ts';
import { useSession } from '../session.ts';
import { useValue } from '../state.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './ShareDialog.module.css';

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { connection, boardId } = useSession();
  const info = useValue(connection.info);
  return (
    <Dialog title="Share this board" onClose={onClose}>
      <div className={classes.links}>
        {!info && <p>The links are here as soon as the board is connected.</p>}
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
      </div>
    </Dialog>
  );
}

function Link({ label, hint, id }: { label: string; hint: string; id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
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
    <div>
      <label htmlFor={fieldId} className={classes.label}>
        {label}
      </label>
      <p id={`${fieldId}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.row}>
        <input
          ref={field}
          id={fieldId}
          aria-describedby={`${fieldId}-hint`}
          className={classes.url}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <Button className={classes.copy} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
