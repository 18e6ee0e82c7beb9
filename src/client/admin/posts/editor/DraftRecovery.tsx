import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** Offers drafts that were never saved. */
export function DraftRecovery({ editor }: { editor: PostEditorState }) {
  const { recovery, version, restoreDraft } = editor;
  const { drafts, discardDraft, hideDrafts } = recovery;
  if (drafts.length === 0) return null;
  return (
    <Alert color="brass" mb="lg">
      {drafts.map((draft) => (
        <Group key={draft.editorId} gap="sm" mb="sm">
          <Text>
            This browser has an unsaved draft of {localDateTime(draft.savedAt)}
            {draft.fields.title && `, “${draft.fields.title}”`}.
            {draft.version < version && ' The post has been saved elsewhere since then.'}
          </Text>
          <Button size="xs" onClick={() => restoreDraft(draft)}>
            Restore draft
          </Button>
          <Button size="xs" variant="outline" onClick={() => discardDraft(draft)}>
            Discard draft
          </Button>
        </Group>
      ))}
      <Button size="xs" variant="outline" onClick={hideDrafts}>
        Not now
      </Button>
    </Alert>
  );
}
