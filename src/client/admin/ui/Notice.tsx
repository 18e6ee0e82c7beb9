import { Paper, type PaperProps } from '@mantine/core';
import type { ComponentProps } from 'react';

/** What stands where a list would: that there is nothing, or why it is missing. */
export const Notice = (props: PaperProps & Omit<ComponentProps<'div'>, keyof PaperProps>) => (
  <Paper data-tone="white" my="md" px="lg" py="2.5rem" ta="center" {...props} />
);
