import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import classes from './ConfirmButton.module.css';

type Props = {
  /** What it does, as on the button: 'Revoke'. */
  label: string;
  /** What it does it to, for those who do not see the row. */
  about?: string;
  /** Asked before it is done. */
  question: string;
  onConfirm: () => void;
};

/** Does what cannot be undone, once its question is answered. */
export function ConfirmButton({ label, about, question, onConfirm }: Props) {
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
      <Button
        ref={first}
        variant="outline"
        className={classes.button}
        onClick={() => setAsking(true)}
      >
        {label}
        {about && <span className={classes.hidden}> {about}</span>}
      </Button>
    );
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <div className={classes.question} role="group" aria-label={question}>
      <span>{question}</span>
      <Button
        ref={first}
        className={classes.button}
        onClick={() => setAsking(false)}
        variant="outline"
      >
        Keep
      </Button>
      <Button className={classes.button} onClick={confirm}>
        {label}
      </Button>
    </div>
  );
}
