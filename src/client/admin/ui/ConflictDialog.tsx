import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  title: string;
  /** Explains what was saved elsewhere, and what happens to the version that is not kept. */
  text: string;
  onOverwrite: () => void;
  onAccept: () => void;
  onClose: () => void;
  /** The differences. */
  children: ReactNode;
};

/** The names of the two sides of an edit conflict. */
export const conflictSides = { theirs: 'Saved elsewhere', mine: 'Yours' };

/** Resolves an edit conflict: shows both versions and lets the editor choose one. */
export const ConflictDialog = (props: Props) => (
  <Dialog title={props.title} onClose={props.onClose} closeLabel="Back to editing" isWide>
    <Text>{props.text}</Text>
    <Group my="md">
      <Button size="sm" onClick={props.onOverwrite}>
        Overwrite with mine
      </Button>
      <Button size="sm" variant="outline" onClick={props.onAccept}>
        Use the saved version
      </Button>
    </Group>
    {props.children}
  </Dialog>
);
