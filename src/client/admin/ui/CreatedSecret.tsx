import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; secret: string; children: ReactNode };

/** The one time a token or secret shows. */
export function CreatedSecret({ label, secret, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Sites without TLS have no clipboard; the text stands selected.
  const { copied, copy } = useClipboard({ timeout: 5000 });
  // For the keyboard: what was just made is what comes next.
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
