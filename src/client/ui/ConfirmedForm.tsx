import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirstField } from '../lib/focusFirstField.ts';

type Props = {
  /** Set once the form was sent. */
  confirmation: ReactNode;
  onAgain: () => void;
  children: ReactNode;
};

/** A form that gives way to its confirmation, which gets the focus, until another is to be sent. */
export function ConfirmedForm({ confirmation, onAgain, children }: Props) {
  const isSent = !!confirmation;
  const wasSent = useRef(isSent);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent === wasSent.current) return;
    wasSent.current = isSent;
    if (!isSent) return focusFirstField(place.current);
    place.current?.focus({ preventScroll: true });
    // On a phone the button was a screen below.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSent]);
  return (
    <div
      ref={place}
      {...(isSent && { tabIndex: -1 })}
      style={{ outline: 'none', scrollMarginTop: '2rem' }}
    >
      {isSent ? (
        <>
          {confirmation}
          <Button variant="outline" mt="md" onClick={onAgain}>
            Send another
          </Button>
        </>
      ) : (
        children
      )}
    </div>
  );
}
