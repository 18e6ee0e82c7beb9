import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { trpc } from '../../../lib/api.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { dropDrafts, nameOfPost } from '../../drafts/draftStorage.ts';
import { Panel } from '../../ui/Panel.tsx';
import { CoverPanel } from './CoverPanel.tsx';
import { useField } from './fields.ts';
import { PublicationPanel } from './PublicationPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { PostEditorState } from './usePostEditor.ts';

/** Everything about a post but its article. */
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
    <Panel title="Words about it">
      <TextInput
        label="Address"
        description={`/blog/${slug || '…'}; an earlier one leads here for ever.`}
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
      dropDrafts(nameOfPost(id));
      void navigate('/admin/posts');
      const changed = [blog.adminList, blog.cards, blog.page, blog.preview];
      await Promise.all(changed.map((one) => one.invalidate()));
    },
  });
  return (
    <ActionButton
      label="Remove the post"
      question="The post and all its revisions will be gone."
      run={() => remove.mutateAsync({ id })}
    />
  );
}
