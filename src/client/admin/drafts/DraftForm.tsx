import { Button, Checkbox, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, useController, type UseControllerProps } from 'react-hook-form';
import type { useDraftForm } from './useDraftForm.ts';
import { FormStack } from '../ui/FormStack.tsx';

type Props = {
  form: Pick<ReturnType<typeof useDraftForm>, 'isSubmitting' | 'onSubmit' | 'rootError'>;
  /** The button's label. */
  action: string;
  children: ReactNode;
};

/** The card and submit button around the fields of a form of `useDraftForm`. */
export const DraftForm = ({ form, action, children }: Props) => (
  <Paper data-tone="white" p="md" my="sm">
    <FormStack gap="sm" onSubmit={form.onSubmit}>
      {children}
      {form.rootError && (
        <Text role="alert" c="signal.7">
          {form.rootError}
        </Text>
      )}
      <Group>
        <Button type="submit" size="sm" aria-disabled={form.isSubmitting}>
          {action}
        </Button>
      </Group>
    </FormStack>
  </Paper>
);

type CheckboxGroupProps<T extends FieldValues> = UseControllerProps<T> & {
  label: string;
  /** Labels by checkbox value. */
  valueLabels: Record<string, string>;
};

export function CheckboxGroup<T extends FieldValues>({
  label,
  valueLabels,
  ...controlled
}: CheckboxGroupProps<T>) {
  const { field, fieldState } = useController(controlled);
  return (
    <Checkbox.Group {...field} label={label} error={fieldState.error?.message}>
      <Group gap="0.5rem 1.25rem">
        {Object.entries(valueLabels).map(([value, valueLabel]) => (
          <Checkbox key={value} value={value} label={valueLabel} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
