import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { DocumentDiff } from '../form/DocumentDiff.tsx';
import type { Fields } from '../form/fieldOf.ts';

type Props = { sections: Fields; before: object; now: object };

/** Says that a release changed the file behind an edit, and shows what it changed. */
export function FileChange({ sections, before, now }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert color="brass" mb="md">
      <Text mb="xs">
        The original text has changed since your edit. The site shows your edit, without these
        changes.
      </Text>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        Show the changes
      </Button>
      {isOpen && (
        <Dialog title="Changes of the original text" onClose={() => setOpen(false)} isWide>
          <DocumentDiff
            sections={sections}
            theirs={before}
            mine={now}
            sideLabels={{ theirs: 'At the time of your edit', mine: 'Now' }}
          />
        </Dialog>
      )}
    </Alert>
  );
}
