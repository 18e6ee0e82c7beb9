import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bar } from '../panels/controls.tsx';
import classes from '../panels/panels.module.css';

/** A text about what happens on the board, with what the visitor can do about it. */
export const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <Bar role="status" className={classes.notice}>
    <Text size="sm" px="sm" py={6}>
      {text}
    </Text>
    {children}
  </Bar>
);
