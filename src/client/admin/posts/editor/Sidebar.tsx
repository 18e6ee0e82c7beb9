import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { trpc } from '../../../lib/api.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { deleteDrafts, postDraftName } from '../../drafts/draftStorage.ts';
import { Panel } from '../../ui/Panel.tsx';
import { CoverPanel } from './CoverPanel.tsx';
import { useField } from './fields.ts';
import { PublicationPanel } from './PublicationPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { PostEditorState } from './usePostEditor.ts';

/** All settings of a post except its title and article. */
export function Sidebar({ editor }: { editor: PostEditorState }) {
  const { post, fields } = editor;
  return (
    <>
      <PublicationPanel post={post} />
      <Facts slug={fields.slug} />
      <CoverPanel />
      {post && (
        <>
          <SharePanel post={post} />
          <RevisionsPanel editor={editor} id={post.id} />
          <Removal id={post.id} />
        </>
      )}
    </>
  );
}

function Facts({ slug }: { slug: string }) {
  const field = useField();
  return (
    <Panel title="Details">
      <TextInput
        label="Address"
        description={`/blog/${slug || '…'}; earlier addresses redirect here.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        {...field('slug')}
      />
      <Textarea label="Excerpt" rows={4} maxLength={500} {...field('excerpt')} />
      <TextInput label="Tags, separated by commas" {...field('tags')} />
      <TextInput label="Author" {...field('author')} />
    </Panel>
  );
}

function Removal({ id }: { id: string }) {
  const navigate = useNavigate();
  const { blog } = trpc.useUtils();
  const remove = trpc.blog.remove.useMutation({
    onSuccess: async () => {
      deleteDrafts(postDraftName(id));
      void navigate('/admin/posts');
      const changed = [blog.adminList, blog.cards, blog.page, blog.preview];
      await Promise.all(changed.map((one) => one.invalidate()));
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
