import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Brief, CurrentBrief } from '../../../../shared/brief.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { SAVE_TOAST, useVersionedForm } from '../../drafts/useVersionedForm.ts';
import { FormValues } from '../../form/schemaForm.ts';
import { briefForm } from './briefForm.ts';

/** The drafts of a brief, by the id of its person. */
const briefDraftName = (id: string) => `brief ${id}`;

export type OpenedBrief = Outputs['admin']['person']['brief']['get'];
export type SavedBrief = NonNullable<OpenedBrief['brief']>;
export type BriefEditorState = ReturnType<typeof useBriefEditor>;

type Options = {
  /** The id in the address, which may be that of a record of the person. */
  id: string;
  personId: string;
  latest: SavedBrief;
};

/** The state of the brief's form. */
export function useBriefEditor({ id, personId, latest }: Options) {
  const [isOpen, setEditing] = useState(false);
  const form = useForm<FormValues>({
    defaultValues: briefForm.toValues(latest.content),
    resolver: zodResolver(briefForm.Validated),
    mode: 'onTouched',
  });
  const { get } = trpc.useUtils().admin.person.brief;
  const update = trpc.admin.person.brief.save.useMutation();
  const editor = useVersionedForm({
    form,
    latest,
    draftName: () => briefDraftName(personId),
    fieldsSchema: FormValues,
    toFields: (brief: SavedBrief) => briefForm.toValues(brief.content),
    send: async (version) => {
      const content = Brief.parse(briefForm.fromValues(form.getValues()));
      const brief = await update.mutateAsync({ id, version, content });
      toast({ title: `Saved as version ${brief.version}` }, SAVE_TOAST);
      setEditing(false);
      return brief;
    },
    parseCurrent: (detail) => CurrentBrief.safeParse(detail).data,
    publish: (brief) => get.setData({ id }, (opened) => opened && { ...opened, brief }),
  });
  const { saved = latest, isChanged } = editor;
  return { ...editor, id, form, saved, isEditing: isOpen || isChanged, setEditing };
}
