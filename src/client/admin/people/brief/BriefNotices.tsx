import type { Brief } from '../../../../shared/brief.ts';
import { localDateTime } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { DocumentDiff } from '../../form/DocumentDiff.tsx';
import { VersionsPanel } from '../../form/VersionsPanel.tsx';
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

/** The versions of a brief; using one fills the form, and saving makes it the newest version. */
export function BriefVersions({ editor: { saved, isChanged, edit } }: Props) {
  const versions = [saved, ...saved.former];
  return (
    <VersionsPanel
      versions={versions.map((brief) => ({
        version: brief.version,
        savedAt: brief.savedAt,
        maker: makerLabel(brief),
      }))}
      current={saved.version}
      isChanged={isChanged}
      restoring={{
        label: 'Use this text',
        note: 'The form opens with this text. Saving it makes a new version.',
        least: 'editor',
        run: (version) => {
          const chosen = versions.find((one) => one.version === version);
          if (chosen) edit(briefForm.toValues(chosen.content));
        },
      }}
      renderVersion={(version) => <VersionText versions={versions} version={version} />}
    />
  );
}

type Version = { version: number; content: Brief };

function VersionText({ versions, version }: { versions: readonly Version[]; version: number }) {
  const index = versions.findIndex((one) => one.version === version);
  const [shown, previous] = index < 0 ? [] : versions.slice(index);
  if (!shown) return null;
  return (
    <DocumentDiff
      sections={briefSections}
      theirs={previous?.content ?? {}}
      mine={shown.content}
      sideLabels={{
        theirs: previous ? `Version ${previous.version}` : 'Before',
        mine: `Version ${version}`,
      }}
    />
  );
}
