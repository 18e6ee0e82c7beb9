import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; secret: string; children: ReactNode };

/** Shows a token or secret once, after its creation. */
export function CreatedSecret({ label, secret, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Without TLS there is no clipboard; the text is selected instead.
  const { copied, copy } = useClipboard({ timeout: 5000 });
  // Keyboard users continue at the new secret.
  useEffect(() => field.current?.select(), [secret]);
  return (
    <Paper role="status" my="sm" p="md" bg="gain.0" bd="1px solid gain.6" maw="46rem">
      <Text>{children} Copy it now: it is not shown again.</Text>
      <Group align="end" gap="sm" mt="xs">
        <TextInput ref={field} label={label} value={secret} readOnly flex="1 1 18rem" />
        <Button
          size="sm"
          onClick={() => {
            field.current?.select();
            copy(secret);
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Group>
    </Paper>
  );
}
