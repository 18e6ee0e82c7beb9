import { Paper, type PaperProps } from '@mantine/core';
import type { ComponentProps } from 'react';

/** Replaces a list that is empty or failed to load. */
export const Notice = (props: PaperProps & Omit<ComponentProps<'div'>, keyof PaperProps>) => (
  <Paper data-tone="white" my="md" px="lg" py="2.5rem" ta="center" {...props} />
);
