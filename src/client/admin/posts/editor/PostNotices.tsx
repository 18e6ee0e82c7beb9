import { localDateTime } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { PostDiff } from './PostDiff.tsx';
import type { PostEditorState } from './usePostEditor.ts';

export const PostNotices = ({ editor }: { editor: PostEditorState }) => (
  <VersionNotices
    noun="post"
    editor={editor}
    describe={({ version, updatedAt }) =>
      `Version ${version} was saved at ${localDateTime(updatedAt)}.`
    }
    titleOf={({ title }) => title}
    renderDiff={(theirs) => (
      <PostDiff theirs={theirs} mine={editor.fields} sideLabels={conflictSides} />
    )}
    mb={editor.drafts.drafts.length > 0 || editor.newer ? 'lg' : 0}
  />
);
