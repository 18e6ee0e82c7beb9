import '@mantine/core/styles/Alert.layer.css';
import { Alert, List } from '@mantine/core';
import { useState } from 'react';
import { missingParts } from './missingParts.ts';

type Props = { stored: string; opened: string };

/** Lists what the editor could not take over from a stored article, before a save drops it. */
export function OpeningNotice({ stored, opened }: Props) {
  const [parts, setParts] = useState(() => (stored === opened ? [] : missingParts(stored, opened)));
  if (parts.length === 0) return null;
  return (
    <Alert
      color="brass"
      mb="sm"
      title="Saving a change alters other parts of this article"
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setParts([])}
    >
      The editor cannot show these parts as they are. Look at them before you save.
      <List size="sm" listStyleType="disc" withPadding style={{ overflowWrap: 'anywhere' }}>
        {parts.map((part) => (
          <List.Item key={part}>{part}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
