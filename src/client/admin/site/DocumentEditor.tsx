import { Grid, Group } from '@mantine/core';
import { contentEntry, titleOf } from '../../../shared/content/groups.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { InsertReference, References } from '../form/references.tsx';
import { DocumentForm } from '../form/DocumentForm.tsx';
import { Beside, EditorFrame } from '../form/EditorFrame.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Preview } from './Preview.tsx';
import { DocumentNotices } from './DocumentNotices.tsx';
import { type OpenedDocument, useDocumentEditor } from './useDocumentEditor.ts';
import { DocumentVersions } from './DocumentVersions.tsx';

type Props = {
  document: OpenedDocument;
  references: readonly { name: string; value: string }[];
};

/** Edits, previews and publishes a document of the content. */
export function DocumentEditor({ document, references }: Props) {
  const editor = useDocumentEditor(document);
  const { key, schema, saved, isChanged } = editor;
  const { page } = contentEntry(key) ?? {};
  return (
    <References value={references}>
      <EditorFrame
        title={titleOf(key)}
        action={action}
        editor={editor}
        links={
          // On a phone, the menu leads there as well.
          <Group gap="sm" display={{ base: 'none', sm: 'flex' }}>
            <ButtonLink href="/admin/site" label="All documents" variant="outline" size="xs" />
            {page && (
              <ButtonLink href={page} label="Open page" variant="outline" size="xs" newTab />
            )}
          </Group>
        }
        notices={<DocumentNotices editor={editor} />}
      >
        <Grid.Col span={{ base: 12, md: 6 }} miw={0}>
          <DocumentForm key={editor.contentKey} sections={schema.sections} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }} miw={0}>
          <Beside>
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
          </Beside>
        </Grid.Col>
      </EditorFrame>
    </References>
  );
}

const action = {
  label: 'Publish',
  busy: 'Publishing...',
  done: 'Published',
  open: 'Not published yet',
};
