import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Stack, type StackProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { localDateTime } from '../../../shared/dates.ts';
import type { VersionedForm } from '../drafts/useVersionedForm.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

type Props<Saved extends { version: number }, Fields extends FieldValues> = {
  /** What is edited, as in `brief`. */
  noun: string;
  editor: Pick<
    VersionedForm<Saved, Fields>,
    | 'accept'
    | 'closeConflict'
    | 'conflict'
    | 'drafts'
    | 'newer'
    | 'restoreDraft'
    | 'save'
    | 'version'
  >;
  /** Says when and by whom a version was saved, in sentences. */
  describe: (saved: Saved) => string;
  /** Tells apart drafts of texts that were never saved. */
  titleOf?: (draft: Fields) => string;
  /** The differences between the conflicting version and the form. */
  renderDiff: (theirs: Saved) => ReactNode;
};

/** Offers drafts, reports that someone else has saved, and resolves an edit conflict. */
export function VersionNotices<Saved extends { version: number }, Fields extends FieldValues>({
  noun,
  editor,
  describe,
  titleOf,
  renderDiff,
  ...props
}: Props<Saved, Fields> & StackProps) {
  const { accept, closeConflict, conflict, drafts, newer, restoreDraft, save, version } = editor;
  return (
    <Stack gap="sm" {...props}>
      {drafts.drafts.length > 0 && (
        <Alert color="brass">
          {drafts.drafts.map((draft) => (
            <Group key={draft.editorId} gap="sm" mb="sm">
              <Text>
                This browser has an unsaved draft of {localDateTime(draft.savedAt)}
                {titleOf?.(draft.fields) && `, “${titleOf(draft.fields)}”`}.
                {draft.version < version && ` The ${noun} has been saved elsewhere since then.`}
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
      )}
      <div role="status">
        {newer && (
          <Alert color="brass">
            <Group gap="sm">
              <Text>{describe(newer)} Your changes are not lost: saving shows both.</Text>
              <Button size="xs" variant="outline" onClick={() => save()}>
                Show both
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {conflict && (
        <ConflictDialog
          title={`This ${noun} was saved elsewhere`}
          text={`${describe(conflict)} Choose which version to keep. The other one becomes an earlier version or stays in this browser.`}
          onOverwrite={() => save(conflict.version)}
          onAccept={() => accept(conflict)}
          onClose={closeConflict}
        >
          {renderDiff(conflict)}
        </ConflictDialog>
      )}
    </Stack>
  );
}
