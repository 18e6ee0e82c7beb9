import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { CurrentGuide } from '../../../../shared/quiz/guideVersions.ts';
import { trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { guideDraftName } from '../../drafts/guideDrafts.ts';
import { SAVE_TOAST, useVersionedForm } from '../../drafts/useVersionedForm.ts';
import { type EditableGuide, isEditable, type OpenedGuide } from './editableGuide.ts';
import { FormValues } from '../../form/schemaForm.ts';
import { guideForm } from './guideForm.ts';

export type GuideEditorState = ReturnType<typeof useGuideEditor>;

/** The state of the guide editor. */
export function useGuideEditor(latest: EditableGuide) {
  const { id } = latest;
  const form = useForm<FormValues>({
    defaultValues: guideForm.toValues(latest.guide),
    resolver: zodResolver(guideForm.Validated),
    mode: 'onTouched',
    // The field may be in a closed section, which must be opened first.
    shouldFocusError: false,
  });
  const { guideEditor } = trpc.useUtils().quiz;
  const update = trpc.quiz.guideEditor.save.useMutation();
  const publish = (current: OpenedGuide) => {
    guideEditor.open.setData({ id }, current);
    void guideEditor.versions.invalidate();
  };
  const editor = useVersionedForm({
    form,
    latest,
    draftName: () => guideDraftName(id),
    fieldsSchema: FormValues,
    toFields: ({ guide }: EditableGuide) => guideForm.toValues(guide),
    send: async (version) => {
      const guide = Guide.parse(guideForm.fromValues(form.getValues()));
      const current = await update.mutateAsync({ id, version, guide });
      toast(savedToast(current), SAVE_TOAST);
      return { ...current, guide };
    },
    parseCurrent: (detail) => {
      const current = CurrentGuide.safeParse(detail).data;
      return current && isEditable(current) ? current : undefined;
    },
    publish,
  });
  return { ...editor, id, form, saved: editor.saved ?? latest, publish };
}

function savedToast({ version, warnings: { length } }: OpenedGuide) {
  const description = 'The private page shows it.';
  if (length === 0) return { title: `Saved as version ${version}`, description };
  const warnings = length === 1 ? '1 warning' : `${length} warnings`;
  return { title: `Saved as version ${version}, with ${warnings}`, description };
}
