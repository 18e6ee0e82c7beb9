import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';

type Props = { label: string; secret: string; children: ReactNode };

/** Shows a token or secret once, after its creation. */
export const CreatedSecret = ({ label, secret, children }: Props) => (
  <Paper role="status" my="sm" p="md" bg="gain.0" bd="1px solid gain.6" maw="46rem">
    <Text mb="xs">{children} Copy it now: it is not shown again.</Text>
    <CopyField label={label} value={secret} takesFocus />
  </Paper>
);
