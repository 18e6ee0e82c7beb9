import { Textarea, TextInput } from '@mantine/core';
import { trpc } from '../../../api.tsx';
import { ConfirmButton } from '../../ConfirmButton.tsx';
import { dropDrafts, nameOfPost } from '../../drafts.ts';
import { CoverPanel } from './CoverPanel.tsx';
import { type Post, useField } from './fields.ts';
import { PublicationPanel } from './PublicationPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { PostEditorState } from './usePostEditor.ts';

type Props = { editor: PostEditorState; post: Post | undefined; onRemoved: () => void };

/** Everything about a post but its article. */
export function Side({ editor, post, onRemoved }: Props) {
  return (
    <>
      <PublicationPanel post={post} />
      <Facts slug={editor.fields.slug} />
      <CoverPanel />
      {post && (
        <>
          <SharePanel post={post} />
          <RevisionsPanel editor={editor} post={post} />
          <Removal post={post} onRemoved={onRemoved} />
        </>
      )}
    </>
  );
}

function Facts({ slug }: { slug: string }) {
  const field = useField();
  return (
    <SidePanel title="Words about it">
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
    </SidePanel>
  );
}

function Removal({ post, onRemoved }: Omit<Props, 'editor'> & { post: Post }) {
  const { blog } = trpc.useUtils();
  const remove = trpc.blog.remove.useMutation({
    onSuccess: async () => {
      dropDrafts(nameOfPost(post.id));
      onRemoved();
      const changed = [blog.adminList, blog.cards, blog.page, blog.preview];
      await Promise.all(changed.map((one) => one.invalidate()));
    },
  });
  return (
    <ConfirmButton
      label="Remove the post"
      question="The post and all its revisions will be gone."
      onConfirm={() => remove.mutateAsync({ id: post.id })}
    />
  );
}
