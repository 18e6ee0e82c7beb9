import { localDateTime } from '../../../../shared/dates.ts';
import { ConflictDialog, conflictSides } from '../../ui/ConflictDialog.tsx';
import { PostDiff } from './PostDiff.tsx';
import type { Post } from './postFields.ts';
import type { PostEditorState } from './usePostEditor.ts';

export function PostConflict({ editor, theirs }: { editor: PostEditorState; theirs: Post }) {
  const { fields, save, acceptTheirs, closeConflict } = editor;
  return (
    <ConflictDialog
      title="This post was saved elsewhere"
      text={`It was saved at ${localDateTime(theirs.updatedAt)}, after you opened it. Choose which version to keep. The other one becomes a revision or stays in this browser.`}
      onOverwrite={() => save(theirs.version)}
      onAccept={() => acceptTheirs(theirs)}
      onClose={closeConflict}
    >
      <PostDiff theirs={theirs} mine={fields} sideLabels={conflictSides} />
    </ConflictDialog>
  );
}
