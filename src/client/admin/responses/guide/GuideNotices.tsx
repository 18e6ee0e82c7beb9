import { localDateTime } from '../../../../shared/dates.ts';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { fromFields } from './guideForm.ts';
import { GuideDiff } from './GuideDiff.tsx';
import type { GuideEditorState } from './useGuideEditor.ts';
import { makerLabel } from './versionText.ts';

export function GuideNotices({ editor }: { editor: GuideEditorState }) {
  const mine = Guide.safeParse(fromFields(editor.form.getValues())).data;
  return (
    <VersionNotices
      noun="guide"
      editor={editor}
      describe={(guide) =>
        `Version ${guide.version} was saved at ${localDateTime(guide.savedAt)}. ${makerLabel(guide)}.`
      }
      renderDiff={(theirs) =>
        mine && <GuideDiff theirs={theirs.guide} mine={mine} sideLabels={conflictSides} />
      }
      mb={editor.drafts.drafts.length > 0 || editor.newer ? 'lg' : 0}
    />
  );
}
