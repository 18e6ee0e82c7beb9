import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import classes from './TokenForm.module.css';

type Props = { label: string; secret: string; children: ReactNode };

/** The one time a token or secret shows. */
export function CreatedSecret({ label, secret, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  // For the keyboard: what was just made is what comes next.
  useEffect(() => field.current?.select(), [secret]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(secret);
    } catch {
      // Sites without TLS have no clipboard; the text stands selected.
    }
  };
  return (
    <div className={classes.made} role="status">
      <p>{children} Copy it now: it is not shown again.</p>
      <div className={classes.line}>
        <TextInput ref={field} label={label} value={secret} readOnly />
        <Button className={classes.copy} onClick={() => void copy()}>
          {copied === secret ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
}
