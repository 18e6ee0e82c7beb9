import { Divider, Paper, type PaperProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './chrome.module.css';

type Props = PaperProps & Omit<ComponentProps<'div'>, keyof PaperProps>;

/** A bar that floats above the canvas. */
export const Bar = ({ className = '', ...rest }: Props) => (
  <Paper {...rest} className={`${classes.bar} ${className}`} />
);

export const BarDivider = () => (
  <Divider orientation="vertical" color="var(--tone-line)" mx={4} my={8} />
);
