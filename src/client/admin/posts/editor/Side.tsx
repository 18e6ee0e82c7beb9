import { TextInput, Textarea } from '@mantine/core';
import { trpc } from '../../../api.tsx';
import { ConfirmButton } from '../../ConfirmButton.tsx';
import { dropDrafts, nameOfPost } from '../../drafts.ts';
import { tellFailure } from '../../tellFailure.ts';
import type { Post } from './fields.ts';
import { PicturePanel } from './PicturePanel.tsx';
import classes from './PostEditor.module.css';
import { PublicationPanel } from './PublicationPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { PostEditorState } from './usePostEditor.ts';

type Props = { editor: PostEditorState; post: Post | undefined; onRemoved: () => void };

/** Everything about a post but its article. */
export function Side({ editor, post, onRemoved }: Props) {
  return (
    <div className={classes.side}>
      <PublicationPanel editor={editor} post={post} />
      <Facts editor={editor} />
      <PicturePanel editor={editor} />
      {post && (
        <>
          <SharePanel post={post} />
          <RevisionsPanel editor={editor} post={post} />
          <Removal post={post} onRemoved={onRemoved} />
        </>
      )}
    </div>
  );
}

function Facts({ editor: { fields, errors, set } }: { editor: PostEditorState }) {
  return (
    <section className={classes.panel} aria-labelledby="facts">
      <h2 id="facts">Words about it</h2>
      <TextInput
        label="Address"
        name="slug"
        value={fields.slug}
        error={errors.slug}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => set({ slug: target.value })}
      />
      <p className={classes.hint}>
        /blog/{fields.slug || '…'}; an earlier one leads here for ever.
      </p>
      <Textarea
        label="Excerpt"
        name="excerpt"
        rows={4}
        maxLength={500}
        value={fields.excerpt}
        error={errors.excerpt}
        onChange={({ target }) => set({ excerpt: target.value })}
      />
      <TextInput
        label="Tags, separated by commas"
        name="tags"
        value={fields.tags}
        error={errors.tags}
        onChange={({ target }) => set({ tags: target.value })}
      />
      <TextInput
        label="Author"
        name="author"
        value={fields.author}
        error={errors.author}
        onChange={({ target }) => set({ author: target.value })}
      />
    </section>
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
    onError: tellFailure,
  });
  return (
    <ConfirmButton
      label="Remove the post"
      question="The post and all its revisions will be gone."
      onConfirm={() => remove.mutate({ id: post.id })}
    />
  );
}
