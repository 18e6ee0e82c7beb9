import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import classes from './Folded.module.css';

type Props = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Reference content: collapsed at first, but always open in print and without scripts. */
export function Folded({ summary, isOpen = false, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // For browsers that cannot open it by CSS.
  useWindowEvent('beforeprint', () => details.current?.setAttribute('open', ''));
  return (
    <details ref={details} open={isOpen} className={`${classes.folded} ${className}`}>
      <summary className={classes.summary}>
        <span className={classes.label}>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
