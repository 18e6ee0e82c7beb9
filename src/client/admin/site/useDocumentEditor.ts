import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Content } from '../../../shared/content/documents.ts';
import { CurrentDocument, DocumentFields } from '../../../shared/site.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { fieldErrors } from '../../lib/callErrors.ts';
import { toast } from '../../ui/toasts.ts';
import { SAVE_TOAST, useVersionedForm } from '../drafts/useVersionedForm.ts';
import { FormValues, schemaForm } from '../form/schemaForm.ts';

export type OpenedDocument = Outputs['site']['open'];
export type DocumentEditorState = ReturnType<typeof useDocumentEditor>;

const draftName = (key: string) => `document ${key}`;

/** The state of the editor of a document of the content. */
export function useDocumentEditor(latest: OpenedDocument) {
  const { key } = latest;
  const schema = useMemo(() => schemaForm(Content.shape[key]), [key]);
  const form = useForm<FormValues>({
    defaultValues: schema.toValues(latest.fields),
    resolver: zodResolver(schema.Validated),
    mode: 'onTouched',
    // The field may be in a closed section, which must be opened first.
    shouldFocusError: false,
  });
  const { site, content } = trpc.useUtils();
  const publishing = trpc.site.publish.useMutation();
  const publish = (current: OpenedDocument) => {
    site.open.setData({ key }, current);
    void site.invalidate();
    void content.invalidate();
  };
  const editor = useVersionedForm({
    form,
    latest,
    draftName: () => draftName(key),
    fieldsSchema: FormValues,
    toFields: ({ fields }: OpenedDocument) => schema.toValues(fields),
    send: async (version) => {
      const fields = DocumentFields.parse(schema.fromValues(form.getValues()));
      const current = await publishing.mutateAsync({ key, version, fields });
      toast({ title: 'Published', description: 'The site shows it now.' }, SAVE_TOAST);
      return current;
    },
    errorsOf: (error) => schema.serverErrors(form.getValues(), fieldErrors(error)),
    parseCurrent: (detail) => CurrentDocument.safeParse(detail).data,
    publish,
  });
  return { ...editor, key, schema, form, saved: editor.saved ?? latest };
}
