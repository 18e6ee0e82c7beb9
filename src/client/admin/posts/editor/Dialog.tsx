import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './Dialog.module.css';

type Props = { title: string; children: ReactNode; onClose: () => void };

/** A question or a closer look above the page; Escape closes it. */
export function Dialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
