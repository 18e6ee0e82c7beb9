import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  label: string;
  description?: ReactNode;
  value: string;
  /** Focuses and selects a new value, so that keyboard users continue there. */
  takesFocus?: boolean;
};

/** A read-only text with a button that copies it. */
export function CopyField({ value, takesFocus, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, error, copy } = useClipboard({ timeout: 5000 });
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, value]);
  return (
    <Group gap="xs" align="end">
      <TextInput
        {...input}
        ref={field}
        flex="1 1 12rem"
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          // Without TLS there is no clipboard, and the user copies the selection.
          field.current?.select();
          copy(value);
        }}
      >
        {copied && 'Copied'}
        {!copied && (error ? 'Press Ctrl+C' : 'Copy')}
      </Button>
    </Group>
  );
}
