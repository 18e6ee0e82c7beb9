import { type ReactNode, useEffect, useState } from 'react';
import { BlockingDialog } from '../ui/Dialog.tsx';

/** The way back in, above everything: a dialog of the view is kept open below. */
export function SessionEnded({ children }: { children: ReactNode }) {
  const [focused] = useState(() => document.activeElement);
  // When this goes, the view shows again, and whoever typed there goes on.
  useEffect(
    () => () => {
      if (focused instanceof HTMLElement) focused.focus();
    },
    [focused],
  );
  return (
    <BlockingDialog label="Your session has ended" size="28rem">
      {children}
    </BlockingDialog>
  );
}
