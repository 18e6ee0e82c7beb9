import { localDateTime } from '../../../shared/dates.ts';
import { DocumentDiff } from '../form/DocumentDiff.tsx';
import { conflictSides } from '../ui/ConflictDialog.tsx';
import { VersionNotices } from '../ui/VersionNotices.tsx';
import { FileChange } from './FileChange.tsx';
import type { DocumentEditorState } from './useDocumentEditor.ts';

/** What the editor of a document says above its form: changes of the file, drafts and conflicts. */
export function DocumentNotices({ editor }: { editor: DocumentEditorState }) {
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
            : 'The original text has changed.'
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
