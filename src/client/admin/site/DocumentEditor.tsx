import { Button, Grid, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { FormProvider } from 'react-hook-form';
import { contentEntry, titleOf } from '../../../shared/content/groups.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useUnsavedWarning } from '../drafts/useUnsavedWarning.ts';
import { DocumentDiff } from '../form/DocumentDiff.tsx';
import { InsertReference, References } from '../form/references.tsx';
import { DocumentForm } from '../form/DocumentForm.tsx';
import { useOpenedErrors } from '../form/useOpenedErrors.ts';
import { ForRole } from '../shell/useRole.tsx';
import { conflictSides } from '../ui/ConflictDialog.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VersionNotices } from '../ui/VersionNotices.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { FileChange } from './FileChange.tsx';
import { Preview } from './Preview.tsx';
import {
  type DocumentEditorState,
  type OpenedDocument,
  useDocumentEditor,
} from './useDocumentEditor.ts';
import { DocumentVersions } from './DocumentVersions.tsx';

type Props = {
  document: OpenedDocument;
  references: readonly { name: string; value: string }[];
};

/** Edits, previews and publishes a document of the content. */
export function DocumentEditor({ document, references }: Props) {
  const editor = useDocumentEditor(document);
  const { key, schema, form, saved, isChanged, isSaving, drafts, save } = editor;
  const { page } = contentEntry(key) ?? {};
  useUnsavedWarning(isChanged);
  useHotkeys([['mod+S', () => save()]], [], true);
  const main = useOpenedErrors(form.formState.submitCount, form.formState.isSubmitSuccessful);
  const isOfferingDrafts = drafts.drafts.length > 0;
  return (
    <FormProvider {...form}>
      <References value={references}>
        <ViewHeader title={titleOf(key)}>
          <Group gap="sm">
            <Text role="status" size="sm" c="dimmed">
              {isSaving ? 'Publishing...' : isChanged ? 'Not published yet' : 'Published'}
            </Text>
            <ButtonLink href="/admin/site" label="All documents" variant="outline" size="xs" />
            {page && (
              <ButtonLink href={page} label="Open page" variant="outline" size="xs" newTab />
            )}
            <ForRole least="editor">
              <Button
                size="xs"
                disabled={isSaving}
                aria-keyshortcuts="Control+S"
                onClick={() => save()}
              >
                Publish
              </Button>
            </ForRole>
          </Group>
        </ViewHeader>
        <Notices editor={editor} />
        <Grid
          gap="lg"
          inert={isOfferingDrafts}
          opacity={isOfferingDrafts ? 0.5 : undefined}
          ref={main}
        >
          <Grid.Col span={{ base: 12, md: 6 }} miw={0}>
            <Stack key={editor.contentKey}>
              <DocumentForm sections={schema.sections} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }} miw={0}>
            <Stack pos={{ md: 'sticky' }} top="4rem">
              {page && (
                <ForRole least="editor">
                  <Preview documentKey={key} path={page} schema={schema} />
                </ForRole>
              )}
              <Panel title="Values">
                <InsertReference />
              </Panel>
              <DocumentVersions
                document={saved}
                sections={schema.sections}
                isChanged={isChanged}
                onRestored={editor.load}
              />
            </Stack>
          </Grid.Col>
        </Grid>
      </References>
    </FormProvider>
  );
}

function Notices({ editor }: { editor: DocumentEditorState }) {
  const { saved, schema, form } = editor;
  return (
    <>
      {saved.fileChange && <FileChange sections={schema.sections} {...saved.fileChange} />}
      <VersionNotices
        noun="document"
        editor={editor}
        describe={({ origin }) =>
          origin
            ? `It was published by ${origin.editor} at ${localDateTime(origin.savedAt)}.`
            : 'The file has changed.'
        }
        renderDiff={(theirs) => (
          <DocumentDiff
            sections={schema.sections}
            theirs={theirs.fields}
            mine={schema.fromValues(form.getValues())}
            sideLabels={conflictSides}
          />
        )}
        mb={editor.drafts.drafts.length > 0 || editor.newer ? 'lg' : 0}
      />
    </>
  );
}
