import { type ReactNode, type RefObject, type SyntheticEvent, useId, useRef } from 'react';
import { Button } from '@mantine/core';
import classes from './Dialog.module.css';
import { useModal } from './useModal.ts';

type Props = {
  title: string;
  onClose: () => void;
  /** At the side of the window and as high as it, for what has much to show. */
  isDrawer?: boolean;
  /** For two things side by side. */
  isWide?: boolean;
  closeLabel?: string;
  children: ReactNode;
  /** To close it from outside, so that the focus goes back where it was. */
  dialogRef?: RefObject<HTMLDialogElement | null>;
};

/** A dialog of the browser's own: it keeps the focus inside and gives it back. Escape closes it, too. */
export function Dialog({
  title,
  onClose,
  isDrawer,
  isWide,
  closeLabel,
  children,
  dialogRef,
}: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = dialogRef ?? own;
  const titleId = useId();
  useModal(dialog);
  const isPressedBeside = useRef(false);
  return (
    // Its keyboard is Escape, which the browser brings.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${isDrawer ? classes.drawer : ''} ${isWide ? classes.wide : ''}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Closing bubbles out of a dialog that stands inside this one, and is told late.
        if (isBeside(event) && event.currentTarget.isConnected) onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Text that is marked from the inside to beyond the edge ends in a click beside, too.
        if (isBeside(event) && isPressedBeside.current) dialog.current?.close();
      }}
    >
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <Button
            variant="outline"
            className={classes.close}
            onClick={() => dialog.current?.close()}
          >
            {closeLabel ?? 'Close'}
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
