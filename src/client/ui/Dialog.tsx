import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';

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
  useEffect(() => dialog.current?.showModal(), [dialog]);
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    // Its keyboard is Escape, which the browser brings.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${isDrawer ? classes.drawer : ''} ${isWide ? classes.wide : ''}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Closing bubbles out of a dialog that stands inside this one.
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={closeBeside}
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
