import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** Ignores clicks, but keeps the focus, which `disabled` would lose. */
    isBusy?: boolean | undefined;
  };

/** A button for rows and toolbars. */
export const SmallButton = ({ isBusy, onClick, ...rest }: Props) => (
  <Button
    variant="outline"
    size="xs"
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
    {...rest}
  />
);
