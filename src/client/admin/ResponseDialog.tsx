import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Mark } from './Mark.tsx';
import classes from './ResponseDialog.module.css';
import type { Response } from './ResponseList.tsx';

type Props = { response: Response; dateOf: (date: string) => string; onClose: () => void };

/** Everything one person answered and got. Escape and a click beside it close it, too. */
export function ResponseDialog({ response, dateOf, onClose }: Props) {
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
            Quiz Response Details
          </h2>
          <Button className={classes.close} onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </header>
        <Contact response={response} dateOf={dateOf} />
        <h3 className={classes.heading}>Answers</h3>
        <pre className={classes.answers}>{JSON.stringify(response.answers, null, 2)}</pre>
        {response.generatedStrategy && (
          <>
            <h3 className={classes.heading}>Generated Strategy</h3>
            <p className={classes.strategy}>{response.generatedStrategy}</p>
          </>
        )}
      </div>
    </dialog>
  );
}

function Contact({ response, dateOf }: Omit<Props, 'onClose'>) {
  const { name, email, result, createdAt } = response;
  return (
    <>
      <h3 className={classes.heading}>Contact Information</h3>
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Result</dt>
        <dd>
          <Mark kind={result} />
        </dd>
        <dt>Date</dt>
        <dd>{dateOf(createdAt)}</dd>
      </dl>
    </>
  );
}
