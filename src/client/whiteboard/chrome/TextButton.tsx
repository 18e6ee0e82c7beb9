import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './chrome.module.css';

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

const quiet = {
  '--button-color': 'var(--tone-text)',
  '--button-hover': 'var(--mantine-color-paper-4)',
};

/** A button with words for the board's bars. */
export const TextButton = (props: Props) => (
  <Button
    variant="subtle"
    radius="sm"
    size="sm"
    flex="none"
    px="0.875rem"
    fz="sm"
    vars={() => ({ root: quiet })}
    {...props}
    className={classes.quiet}
  />
);
