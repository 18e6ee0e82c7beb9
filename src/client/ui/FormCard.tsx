import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';

/** A white card for a form, also on dark sections. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <Paper variant="panel" data-tone="white">
    {children}
  </Paper>
);
