import { Stack } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { ConflictDialog, conflictSides } from '../../ui/ConflictDialog.tsx';
import { DraftsNotice, NewerVersionNotice } from '../../ui/VersionNotices.tsx';
import type { EditableGuide } from './editableGuide.ts';
import { fromFields } from './guideForm.ts';
import { GuideDiff } from './GuideDiff.tsx';
import type { GuideEditorState } from './useGuideEditor.ts';
import { makerLabel } from './versionText.ts';

type Props = { editor: GuideEditorState };

/** Offers drafts that were never saved, and reports that someone else has saved. */
export const GuideNotices = ({ editor: { drafts, version, restoreDraft, newer, save } }: Props) => (
  <Stack gap="lg" mb={drafts.drafts.length > 0 || newer ? 'lg' : 0}>
    <DraftsNotice
      noun="guide"
      drafts={drafts.drafts}
      version={version}
      onRestore={restoreDraft}
      onDiscard={drafts.discardDraft}
      onHide={drafts.hideDrafts}
    />
    <NewerVersionNotice
      newer={newer && { ...newer, maker: makerLabel(newer) }}
      onShowBoth={() => save()}
    />
  </Stack>
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
