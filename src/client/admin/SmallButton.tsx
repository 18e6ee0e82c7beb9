import type { ComponentProps } from 'react';
import { Button } from '../ui/Button.tsx';
import classes from './SmallButton.module.css';

type Props = ComponentProps<typeof Button> & {
  /** Does nothing for now, but keeps the focus. */
  isBusy?: boolean | undefined;
};

/** A button of the size that stands in rows and tables. */
export const SmallButton = ({ isBusy, onClick, ...rest }: Props) => (
  <Button
    variant="outline"
    className={classes.button}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
    {...rest}
  />
);
