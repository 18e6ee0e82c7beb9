import { Stack, type StackProps } from '@mantine/core';
import type { FormEvent } from 'react';

type Props = StackProps & { onSubmit: (event: FormEvent) => void | Promise<void> };

/**
 * A form with its fields in a column, validated by its schema instead of the browser. It is sent by
 * its script; `method` keeps fields out of the URL if the script has not loaded.
 */
export const FormStack = ({ onSubmit, ...stack }: Props) => (
  <Stack
    {...stack}
    renderRoot={(root) => (
      <form {...root} method="post" onSubmit={(event) => void onSubmit(event)} noValidate />
    )}
  />
);
