import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { ConflictDialog, conflictSides } from '../../ui/ConflictDialog.tsx';
import type { EditableGuide } from './editableGuide.ts';
import { fromFields } from './guideForm.ts';
import { GuideDiff } from './GuideDiff.tsx';
import type { GuideEditorState } from './useGuideEditor.ts';
import { makerLabel } from './versionText.ts';

type Props = { editor: GuideEditorState };

/** Offers drafts that were never saved. */
export function GuideDrafts({ editor: { drafts, version, restoreDraft } }: Props) {
  if (drafts.drafts.length === 0) return null;
  return (
    <Alert color="brass" mb="lg">
      {drafts.drafts.map((draft) => (
        <Group key={draft.editorId} gap="sm" mb="sm">
          <Text>
            This browser has an unsaved draft of {localDateTime(draft.savedAt)}.
            {draft.version < version && ' The guide has been saved elsewhere since then.'}
          </Text>
          <Button size="xs" onClick={() => restoreDraft(draft)}>
            Restore draft
          </Button>
          <Button size="xs" variant="outline" onClick={() => drafts.discardDraft(draft)}>
            Discard draft
          </Button>
        </Group>
      ))}
      <Button size="xs" variant="outline" onClick={drafts.hideDrafts}>
        Not now
      </Button>
    </Alert>
  );
}

/** Says that someone else saved a version while there are unsaved changes here. */
export const NewerVersion = ({ editor: { newer, save } }: Props) => (
  <div role="status">
    {newer && (
      <Alert color="brass" mb="lg">
        <Group gap="sm">
          <Text>
            Version {newer.version} was saved at {localDateTime(newer.savedAt)}. {makerLabel(newer)}
            . Your changes are not lost: saving shows both.
          </Text>
          <Button size="xs" variant="outline" onClick={() => save()}>
            Show both
          </Button>
        </Group>
      </Alert>
    )}
  </div>
);

/** Resolves an edit conflict: shows both guides and lets the editor choose one. */
export function GuideConflict({ editor, theirs }: Props & { theirs: EditableGuide }) {
  const { form, save, acceptTheirs, showConflict } = editor;
  const mine = Guide.safeParse(fromFields(form.getValues())).data;
  return (
    <ConflictDialog
      title="This guide was saved elsewhere"
      text={`Version ${theirs.version} was saved at ${localDateTime(theirs.savedAt)}, after you opened the guide. ${makerLabel(theirs)}. Choose which one to keep. The other one becomes a version or stays in this browser.`}
      onOverwrite={() => save(theirs.version)}
      onAccept={() => acceptTheirs(theirs)}
      onClose={() => showConflict(undefined)}
    >
      {mine && <GuideDiff theirs={theirs.guide} mine={mine} sideLabels={conflictSides} />}
    </ConflictDialog>
  );
}
