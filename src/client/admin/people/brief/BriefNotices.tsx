import { Group, Stack, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { Disclosure } from '../../ui/details.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { DocumentDiff } from '../../form/DocumentDiff.tsx';
import { briefForm, briefSections } from './briefForm.ts';
import type { BriefEditorState, SavedBrief } from './useBriefEditor.ts';

type Props = { editor: BriefEditorState };

const writers = { gemini: 'Gemini', template: 'templates' };

/** As in `Edited by Grace` or `Written by Gemini`. */
export const makerLabel = ({ editor, writer }: Pick<SavedBrief, 'editor' | 'writer'>) =>
  editor === null ? `Written by ${writers[writer]}` : `Edited by ${editor}`;

export function BriefNotices({ editor }: Props) {
  return (
    <VersionNotices
      noun="brief"
      editor={editor}
      describe={(brief) =>
        `Version ${brief.version} was saved at ${localDateTime(brief.savedAt)}. ${makerLabel(brief)}.`
      }
      renderDiff={(theirs) => (
        <DocumentDiff
          sections={briefSections}
          theirs={theirs.content}
          mine={briefForm.fromValues(editor.form.getValues())}
          sideLabels={conflictSides}
        />
      )}
      data-screen-only
    />
  );
}

/** The texts that were replaced; using one fills the form, and saving makes it the newest version. */
export function FormerBriefs({ editor: { saved, edit } }: Props) {
  if (saved.former.length === 0) return null;
  return (
    <Disclosure title={`Earlier versions (${saved.former.length})`}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {saved.former.map((former) => (
          <Group key={former.version} component="li" gap="sm">
            <Text size="sm">
              Version {former.version}, {localDateTime(former.savedAt)}. {makerLabel(former)}.
            </Text>
            <SmallButton onClick={() => edit(briefForm.toValues(former.content))}>
              Use this text
              <span className="visually-hidden"> of version {former.version}</span>
            </SmallButton>
          </Group>
        ))}
      </Stack>
    </Disclosure>
  );
}
