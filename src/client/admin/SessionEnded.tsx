import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useModal } from '../ui/useModal.ts';
import classes from './SessionEnded.module.css';

/** The way back in, above everything: a dialog of the view is kept open below, and blocks the page. */
export function SessionEnded({ children }: { children: ReactNode }) {
  const [focused] = useState(() => document.activeElement);
  // When this goes, the view shows again, and whoever typed there goes on.
  useEffect(
    () => () => {
      if (focused instanceof HTMLElement) focused.focus();
    },
    [focused],
  );
  // Another address may open another dialog; this one then stands up anew, above it.
  return <Uppermost key={useLocation().search}>{children}</Uppermost>;
}

function Uppermost({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label="Your session has ended"
      onCancel={stay}
      onKeyDown={(event) => event.key === 'Escape' && stay(event)}
      // A phone's gesture closes without asking.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      {children}
    </dialog>
  );
}
