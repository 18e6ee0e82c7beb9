import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './LongList.module.css';

type Props = {
  /** The label of the button while the list is short, and while all of it shows. */
  labels: { more: string; fewer: string };
  /** The list is not shortened, such as while it is filtered. */
  isWhole: boolean;
  /** Contains an element of the class `longListRows`. */
  children: ReactNode;
};

export const longListRows = classes.rows;

/** On phones, shows the first four rows until a visitor asks for all of them. */
export function LongList({ labels, isWhole, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.list} data-open={isWhole || isOpen}>
        {children}
      </div>
      {!isWhole && (
        <Button
          variant="outline"
          size="sm"
          className={classes.button ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.fewer : labels.more}
        </Button>
      )}
    </>
  );
}
