import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './chrome.module.css';

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/** A button with words for the board's bars. */
export const TextButton = (props: Props) => (
  <Button
    variant="subtle"
    color="ink.9"
    radius="sm"
    size="sm"
    {...props}
    className={`${classes.text} ${classes.quiet}`}
  />
);
