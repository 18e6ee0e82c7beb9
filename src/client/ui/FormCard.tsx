import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';

/** A light sheet for a form, whatever the ground. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <Paper variant="panel" data-tone="white">
    {children}
  </Paper>
);
