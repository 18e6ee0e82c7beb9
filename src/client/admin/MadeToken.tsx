import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import classes from './TokenForm.module.css';

/** The one time a token shows. */
export function MadeToken({ token, row }: { token: string; row: { name: string } }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  // For the keyboard: what was just made is what comes next.
  useEffect(() => field.current?.select(), [token]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(token);
      setCopied(token);
    } catch {
      // Sites without TLS have no clipboard; the text stands selected.
    }
  };
  return (
    <div className={classes.made} role="status">
      <p>
        The token <strong>{row.name}</strong> is made. Copy it now: it is not shown again.
      </p>
      <div className={classes.line}>
        <TextField ref={field} label="Token" value={token} readOnly />
        <Button className={classes.copy} onClick={() => void copy()}>
          {copied === token ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
}
