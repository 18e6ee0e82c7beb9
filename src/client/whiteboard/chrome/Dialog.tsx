import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import classes from './Dialog.module.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Escape, its button and a click beside it close it; the focus goes back where it was. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    // Its keyboard is Escape, which the browser brings.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
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
            Close
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
