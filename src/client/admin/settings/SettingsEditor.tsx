import { Grid, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Outputs } from '../../lib/api.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DocumentForm } from '../form/DocumentForm.tsx';
import { Beside, EditorFrame } from '../form/EditorFrame.tsx';
import { FieldSources } from '../form/fieldSources.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { DocumentNotices } from '../site/DocumentNotices.tsx';
import { documentPath } from '../site/documentPath.ts';
import { DocumentVersions } from '../site/DocumentVersions.tsx';
import { type OpenedDocument, useDocumentEditor } from '../site/useDocumentEditor.ts';
import { Panel } from '../ui/Panel.tsx';

type Props = { document: OpenedDocument; sources: Outputs['site']['settingSources'] };

/** The settings as a form, which owners save. */
export function SettingsEditor({ document, sources: { operator, defaults } }: Props) {
  const editor = useDocumentEditor(document);
  const { schema, saved, isChanged } = editor;
  const isOwner = useHasRole('owner');
  const sources = useMemo(
    () => ({
      fixed: new Map(
        operator.map(({ path, variable, value }) => [
          path,
          { value, note: `Set by the operator (${variable})` },
        ]),
      ),
      defaults,
    }),
    [operator, defaults],
  );
  return (
    <EditorFrame
      title="General"
      action={action}
      editor={editor}
      least="owner"
      links={null}
      notices={
        <>
          {!isOwner && (
            <Text c="dimmed" mb="md">
              Only owners change settings. You see what they have set.
            </Text>
          )}
          <DocumentNotices editor={editor} />
        </>
      }
    >
      <Grid.Col span={{ base: 12, md: 8 }} miw={0}>
        <FieldSources value={sources}>
          <DocumentForm key={editor.contentKey} sections={schema.sections} areOpen least="owner" />
        </FieldSources>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }} miw={0}>
        <Beside>
          <Panel title="Elsewhere">
            <Text size="sm" mt="xs">
              The name of the site, its address, phone number and social links are in{' '}
              <TextLink href={documentPath('site')}>Site</TextLink>. Passwords, keys and the URL of
              the site are environment variables, which the operator sets.
            </Text>
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
  );
}

const action = { label: 'Save', busy: 'Saving...', done: 'Saved', open: 'Not saved yet' };
