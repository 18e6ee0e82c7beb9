import { Code, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/api.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';

/** Replaces the recovery codes. */
export function RecoveryCodes({ left }: { left: number }) {
  const { admin } = trpc.useUtils();
  const [codes, setCodes] = useState<string[]>();
  const create = trpc.admin.accounts.own.newRecoveryCodes.useMutation({
    onSuccess: (created) => {
      setCodes(created.codes);
      void admin.accounts.invalidate();
    },
  });
  return (
    <>
      {codes && <CodeList codes={codes} />}
      <Group>
        <Text size="sm">{left === 1 ? '1 code is left.' : `${left} codes are left.`}</Text>
        <ActionButton
          label="New codes"
          confirmTitle="Replace your recovery codes? The old ones stop working."
          run={() => create.mutateAsync()}
        />
      </Group>
    </>
  );
}

/** Shows new recovery codes once. */
export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <Paper role="status" my="sm" p="md" bg="gain.0" bd="1px solid gain.6" maw="46rem">
    <Text mb="xs">
      Your recovery codes. Print them or store them in your password manager: they are not shown
      again.
    </Text>
    <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="xs">
      {codes.map((code) => (
        <Code key={code}>{code}</Code>
      ))}
    </SimpleGrid>
  </Paper>
);
