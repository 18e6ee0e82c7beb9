import { Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Differences } from './Differences.tsx';
import type { Post } from './fields.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** Resolves an edit conflict: shows both versions and lets the author choose one. */
export function ConflictDialog({ editor, theirs }: { editor: PostEditorState; theirs: Post }) {
  const { fields, save, acceptTheirs, closeConflict } = editor;
  return (
    <Dialog
      title="This post was saved elsewhere"
      onClose={closeConflict}
      closeLabel="Back to editing"
      isWide
    >
      <Text>
        It was saved at {localDateTime(theirs.updatedAt)}, after you opened it. Choose which version
        to keep. The other one becomes a revision or stays in this browser.
      </Text>
      <Group my="md">
        <Button size="sm" onClick={() => save(theirs.version)}>
          Overwrite with mine
        </Button>
        <Button size="sm" variant="outline" onClick={() => acceptTheirs(theirs)}>
          Use the saved version
        </Button>
      </Group>
      <Differences
        theirs={theirs}
        mine={fields}
        names={{ theirs: 'Saved elsewhere', mine: 'Yours' }}
      />
    </Dialog>
  );
}
