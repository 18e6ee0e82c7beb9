import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** Does nothing for now, but keeps the focus. */
    isBusy?: boolean | undefined;
  };

/** A button of the size that stands in rows and tables. */
export const SmallButton = ({ isBusy, onClick, ...rest }: Props) => (
  <Button
    variant="outline"
    size="xs"
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
    {...rest}
  />
);
