import { useEffect, useRef, useState } from 'react';
import classes from './ConfirmButton.module.css';
import { SmallButton } from './SmallButton.tsx';

type Props = {
  /** What it does, as on the button: 'Revoke'. */
  label: string;
  /** What it does it to, for those who do not see the row. */
  about?: string;
  /** Asked before it is done. */
  question: string;
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  onConfirm: () => void;
};

/** Does what cannot be undone, once its question is answered. */
export function ConfirmButton({ label, about, question, onConfirm, ...state }: Props) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone; the one in its place takes it.
    if (isAsking || wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <SmallButton ref={first} {...state} onClick={() => setAsking(true)}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </SmallButton>
    );
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <div className={classes.question} role="group" aria-label={question}>
      <span>{question}</span>
      <SmallButton ref={first} onClick={() => setAsking(false)}>
        Keep
      </SmallButton>
      <SmallButton variant="filled" onClick={confirm}>
        {label}
      </SmallButton>
    </div>
  );
}
