import { Stack, type StackProps } from '@mantine/core';
import type { FormEvent } from 'react';

type Props = StackProps & { onSubmit: (event: FormEvent) => void | Promise<void> };

/** A form with its fields in a column, validated by its schema instead of the browser. */
export const FormStack = ({ onSubmit, ...stack }: Props) => (
  <Stack
    {...stack}
    renderRoot={(root) => <form {...root} onSubmit={(event) => void onSubmit(event)} noValidate />}
  />
);
