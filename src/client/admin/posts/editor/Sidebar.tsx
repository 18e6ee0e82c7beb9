import { Textarea, TextInput, Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { trpc } from '../../../lib/api.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { deleteDrafts, postDraftName } from '../../drafts/draftStorage.ts';
import { ForRole } from '../../shell/useRole.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFieldProps, type PostFields } from './postFields.ts';
import { PublicationPanel } from './PublicationPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import { PreviewLinkPanel } from './PreviewLinkPanel.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import type { PostEditorState } from './usePostEditor.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { ImageDropzone } from '../ImageDropzone.tsx';

/** The cover image; without one the site uses a default. */
function CoverPanel() {
  const { control, setValue, formState } = useFormContext<PostFields>();
  const [url, alt] = useWatch({ control, name: ['imageUrl', 'imageAlt'] });
  const fieldProps = useFieldProps();
  const setImageUrl = (imageUrl: string | null) =>
    setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Panel title="Picture">
      <ImageDropzone
        src={url}
        alt={alt}
        error={formState.errors.imageUrl?.message}
        onUploaded={(image) => setImageUrl(image.url)}
      />
      {url && (
        <>
          <TextInput label="Alternative text" {...fieldProps('imageAlt')} />
          <Button
            variant="outline"
            size="xs"
            onClick={() => {
              setValue('imageAlt', '', { shouldDirty: true });
              setImageUrl(null);
            }}
          >
            Remove picture
          </Button>
        </>
      )}
    </Panel>
  );
}

/** All settings of a post except its title and article. */
export function Sidebar({ editor }: { editor: PostEditorState }) {
  const { post, fields } = editor;
  return (
    <>
      <PublicationPanel post={post} />
      <DetailsPanel slug={fields.slug} />
      <CoverPanel />
      <SearchPreview editor={editor} />
      {post && (
        <>
          <ForRole least="editor">
            <PreviewLinkPanel post={post} />
          </ForRole>
          <RevisionsPanel editor={editor} id={post.id} />
          <DeletePostButton id={post.id} />
        </>
      )}
    </>
  );
}

function DetailsPanel({ slug }: { slug: string }) {
  const fieldProps = useFieldProps();
  return (
    <Panel title="Details">
      <TextInput
        label="Address"
        description={`/blog/${slug || '…'}; earlier addresses redirect here.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        spellCheck={false}
        autoCapitalize="none"
        {...fieldProps('slug')}
      />
      <Textarea label="Excerpt" rows={4} {...fieldProps('excerpt')} />
      <TextInput label="Tags, separated by commas" {...fieldProps('tags')} />
      <TextInput label="Author" {...fieldProps('author')} />
    </Panel>
  );
}

function DeletePostButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const { blog } = trpc.useUtils();
  const remove = trpc.blog.remove.useMutation({
    onSuccess: async () => {
      deleteDrafts(postDraftName(id));
      void navigate('/admin/posts');
      const affectedQueries = [blog.adminList, blog.cards, blog.page, blog.preview];
      await Promise.all(affectedQueries.map((query) => query.invalidate()));
    },
  });
  return (
    <ActionButton
      label="Delete post"
      confirmTitle="Delete this post and its revisions permanently?"
      run={() => remove.mutateAsync({ id })}
    />
  );
}
