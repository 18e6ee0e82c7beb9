import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { FormProvider, useWatch } from 'react-hook-form';
import { Brief } from '../../../../shared/brief.ts';
import { localDateTime } from '../../../../shared/dates.ts';
import { useUnsavedWarning } from '../../drafts/useUnsavedWarning.ts';
import { ForRole } from '../../shell/useRole.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { DocumentForm } from '../../form/DocumentForm.tsx';
import { FormValues } from '../../form/schemaForm.ts';
import { briefForm, briefSections } from './briefForm.ts';
import { BriefNotices, BriefVersions, makerLabel } from './BriefNotices.tsx';
import { BriefSheet } from './BriefSheet.tsx';
import { EmailToOwner, RecipientText } from './EmailToOwner.tsx';
import {
  type BriefEditorState,
  type OpenedBrief,
  type SavedBrief,
  useBriefEditor,
} from './useBriefEditor.ts';
import { WriteAgain } from './WriteBrief.tsx';

type Props = { opened: OpenedBrief; brief: SavedBrief; id: string };

/** A brief that is read, printed, edited and sent. */
export function WrittenBrief({ id, opened, brief }: Props) {
  const editor = useBriefEditor({ id, personId: opened.personId, latest: brief });
  const { isChanged, isEditing, saved, save } = editor;
  const { facts, recipient } = opened;
  useUnsavedWarning(isChanged);
  useHotkeys([['mod+S', () => isEditing && save()]], [], true);
  const fields = useWatch({ control: editor.form.control });
  return (
    <Stack gap="sm">
      <Group gap="sm" data-screen-only>
        <SmallButton onClick={() => window.print()}>Print</SmallButton>
        <ForRole least="editor">
          <EmailToOwner id={id} recipient={recipient} isChanged={isChanged} />
          <WriteAgain editor={editor} />
          <EditActions editor={editor} />
        </ForRole>
        <Text role="status" size="sm" c="dimmed">
          {stateText(editor)}
        </Text>
      </Group>
      <RecipientText recipient={recipient} />
      <BriefNotices editor={editor} />
      <BriefSheet
        facts={facts}
        content={shownContent(fields, saved)}
        savedAt={saved.savedAt}
        isPrintOnly={isEditing}
      />
      {isEditing && (
        <FormProvider {...editor.form}>
          <Box maw="56rem" mt="md" data-screen-only>
            <DocumentForm sections={briefSections} areOpen />
          </Box>
        </FormProvider>
      )}
      <div data-screen-only>
        <BriefVersions editor={editor} />
      </div>
    </Stack>
  );
}

function stateText({ isSaving, isChanged, saved }: BriefEditorState) {
  if (isSaving) return 'Saving...';
  if (isChanged) return 'Not saved yet';
  return `Version ${saved.version}, ${localDateTime(saved.savedAt)}. ${makerLabel(saved)}.`;
}

/** The content of the form, if it is a complete brief. */
function shownContent(fields: unknown, saved: SavedBrief) {
  const typed = FormValues.safeParse(fields).data;
  return (typed && Brief.safeParse(briefForm.fromValues(typed)).data) ?? saved.content;
}

function EditActions({ editor }: { editor: BriefEditorState }) {
  const { isEditing, isSaving, isChanged, setEditing, save } = editor;
  if (!isEditing) return <SmallButton onClick={() => setEditing(true)}>Edit</SmallButton>;
  return (
    <>
      <Button size="xs" disabled={isSaving} aria-keyshortcuts="Control+S" onClick={() => save()}>
        Save
      </Button>
      {!isChanged && <SmallButton onClick={() => setEditing(false)}>Close the form</SmallButton>}
    </>
  );
}
