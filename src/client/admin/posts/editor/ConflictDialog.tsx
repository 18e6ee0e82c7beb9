import { Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Differences } from './Differences.tsx';
import type { Post } from './fields.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** Somebody else has saved the post meanwhile: shows both and lets the writer choose. */
export function ConflictDialog({ editor, theirs }: { editor: PostEditorState; theirs: Post }) {
  const { fields, save, takeTheirs, closeConflict } = editor;
  return (
    <Dialog
      title="This post was saved elsewhere"
      onClose={closeConflict}
      closeLabel="Go on writing"
      isWide
    >
      <Text>
        At {localDateTime(theirs.updatedAt)}, after you opened it. Nothing of yours is lost: choose
        which one stays. The other becomes a revision or is kept in this browser.
      </Text>
      <Group my="md">
        <Button size="sm" onClick={() => save(theirs.version)}>
          Overwrite with mine
        </Button>
        <Button size="sm" variant="outline" onClick={() => takeTheirs(theirs)}>
          Take theirs
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
