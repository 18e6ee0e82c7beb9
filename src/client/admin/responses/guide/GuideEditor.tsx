import { Grid, Stack } from '@mantine/core';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { type EditableGuide, isEditable } from './editableGuide.ts';
import { DocumentDiff } from '../../form/DocumentDiff.tsx';
import { EditorFrame } from '../../form/EditorFrame.tsx';
import { SectionForm } from '../../form/SectionForm.tsx';
import { guideForm, useGuideSections } from './guideForm.ts';
import { SendPanel } from './SendPanel.tsx';
import { useGuideEditor, type GuideEditorState } from './useGuideEditor.ts';
import { GuideVersions } from './GuideVersions.tsx';
import { localDateTime } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { makerLabel } from './versionText.ts';

function GuideNotices({ editor }: { editor: GuideEditorState }) {
  const sections = useGuideSections();
  const mine = Guide.safeParse(guideForm.fromValues(editor.form.getValues())).data;
  return (
    <VersionNotices
      noun="guide"
      editor={editor}
      describe={(guide) =>
        `Version ${guide.version} was saved at ${localDateTime(guide.savedAt)}. ${makerLabel(guide)}.`
      }
      renderDiff={(theirs) =>
        mine && (
          <DocumentDiff
            sections={sections}
            theirs={theirs.guide}
            mine={mine}
            sideLabels={conflictSides}
          />
        )
      }
      mb={editor.drafts.drafts.length > 0 || editor.newer ? 'lg' : 0}
    />
  );
}

/** Edits a guide of the current structure. */
export function GuideEditor({ guide: latest }: { guide: EditableGuide }) {
  const editor = useGuideEditor(latest);
  const { id, saved, isChanged } = editor;
  const sections = useGuideSections();
  return (
    <EditorFrame
      title={`Guide for ${saved.name}`}
      action={action}
      editor={editor}
      links={
        <>
          <ButtonLink href={`/admin?response=${id}`} label="Response" variant="outline" size="xs" />
          {saved.guideUrl && (
            <ButtonLink href={saved.guideUrl} label="Preview" variant="outline" size="xs" newTab />
          )}
        </>
      }
      notices={<GuideNotices editor={editor} />}
    >
      <Grid.Col span={{ base: 12, md: 'auto' }} miw={0}>
        <Stack>
          {sections.map(([section, field]) => (
            <SectionForm
              key={section}
              section={section}
              field={field}
              warnings={saved.warnings
                .filter((warning) => warning.section === section)
                .map(({ sentence }) => sentence)}
              isOpen={section === 'summary'}
            />
          ))}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 'content' }}>
        <Stack w={{ md: '20rem' }}>
          <SendPanel id={id} isChanged={isChanged} />
          <GuideVersions
            id={id}
            current={saved.version}
            isChanged={isChanged}
            onRestored={(restored) => {
              if (isEditable(restored)) editor.load(restored);
              else editor.publish(restored);
            }}
          />
        </Stack>
      </Grid.Col>
    </EditorFrame>
  );
}

const action = { label: 'Save', busy: 'Saving...', done: 'Saved', open: 'Not saved yet' };
