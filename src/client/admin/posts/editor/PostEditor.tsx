import { useEffect, useEffectEvent, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { ViewHeader } from '../../ViewHeader.tsx';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Post, slugOf } from './fields.ts';
import { Notices } from './Notices.tsx';
import classes from './PostEditor.module.css';
import { Preview } from './Preview.tsx';
import { Side } from './Side.tsx';
import { useGuard } from './useGuard.ts';
import { type PostEditorState, usePostEditor } from './usePostEditor.ts';

type Props = { post: Post | undefined; onCreated: (post: Post) => void; onRemoved: () => void };

/** Where a post is written; without one, a new post. */
export function PostEditor({ post, onCreated, onRemoved }: Props) {
  const editor = usePostEditor({ post, onCreated });
  const [isPreview, setPreview] = useState(false);
  const { fields, isChanged, isSaving, offers, conflict, save } = editor;
  useGuard(isChanged);
  useSaveKey(() => void save());
  return (
    <>
      <ViewHeader title={post ? 'Edit Post' : 'New Post'}>
        <div className={classes.actions}>
          <span role="status" className={classes.status}>
            {isSaving ? 'Saving...' : isChanged ? 'Not saved yet' : post ? 'Saved' : ''}
          </span>
          <Button
            variant="outline"
            className={classes.button}
            onClick={() => setPreview(!isPreview)}
          >
            {isPreview ? 'Go on writing' : 'Preview'}
          </Button>
          <Button
            className={classes.button}
            disabled={isSaving}
            aria-keyshortcuts="Control+S"
            onClick={() => void save()}
          >
            {saveLabel(editor, post)}
          </Button>
        </div>
      </ViewHeader>
      <Notices editor={editor} />
      {isPreview && <Preview fields={fields} post={post} />}
      {/* Kept while the preview shows, so that the cursor and what can be undone stay. */}
      <div className={classes.columns} hidden={isPreview} inert={offers.length > 0}>
        <Writing editor={editor} isNew={!post} />
        <Side editor={editor} post={post} onRemoved={onRemoved} />
      </div>
      {conflict && <ConflictDialog editor={editor} theirs={conflict} />}
    </>
  );
}

function Writing({ editor, isNew }: { editor: PostEditorState; isNew: boolean }) {
  const { fields, errors, round, set } = editor;
  const setTitle = (title: string) => {
    // An address that somebody chose, or that readers know, stays.
    const follows = isNew && fields.slug === slugOf(fields.title);
    set({ title, ...(follows && { slug: slugOf(title) }) });
  };
  return (
    <div className={classes.writing}>
      <TextInput
        label="Title"
        name="title"
        value={fields.title}
        error={errors.title}
        maxLength={200}
        className={classes.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ArticleEditor
        key={round}
        html={fields.content}
        error={errors.content}
        onChange={(content) => set({ content })}
      />
    </div>
  );
}

function saveLabel({ fields: { published } }: PostEditorState, post: Post | undefined) {
  if (published === 'draft') return 'Save draft';
  if (published === 'scheduled') return 'Schedule';
  return post?.published === 'published' ? 'Save' : 'Publish';
}

function useSaveKey(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
