import { Button, Grid, Group, Stack, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ViewHeader } from '../../ViewHeader.tsx';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Post, slugOf, useField } from './fields.ts';
import { Offers } from './Offers.tsx';
import { Preview } from './Preview.tsx';
import { Side } from './Side.tsx';
import { useGuard } from './useGuard.ts';
import { type PostEditorState, usePostEditor } from './usePostEditor.ts';

type Props = { post: Post | undefined; onCreated: (post: Post) => void; onRemoved: () => void };

/** Where a post is written; without one, a new post. */
export function PostEditor({ post, onCreated, onRemoved }: Props) {
  const editor = usePostEditor({ post, onCreated });
  const [isPreview, setPreview] = useState(false);
  const { form, fields, round, isChanged, isSaving, offers, conflict, save } = editor;
  useGuard(isChanged);
  useHotkeys([['mod+S', () => save()]], [], true);
  return (
    <FormProvider {...form}>
      <ViewHeader title={post ? 'Edit Post' : 'New Post'}>
        <Group gap="sm">
          <Text role="status" size="sm" c="dimmed">
            {isSaving ? 'Saving...' : isChanged ? 'Not saved yet' : post ? 'Saved' : ''}
          </Text>
          <Button variant="outline" size="sm" onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Go on writing' : 'Preview'}
          </Button>
          <Button
            size="sm"
            disabled={isSaving}
            aria-keyshortcuts="Control+S"
            onClick={() => save()}
          >
            {saveLabel(editor, post)}
          </Button>
        </Group>
      </ViewHeader>
      <Offers editor={editor} />
      {isPreview && <Preview fields={fields} post={post} />}
      {/* Kept while the preview shows, so that the cursor and what can be undone stay. */}
      <Grid
        gap="xl"
        display={isPreview ? 'none' : undefined}
        inert={offers.length > 0}
        opacity={offers.length > 0 ? 0.5 : undefined}
      >
        <Grid.Col span={{ base: 12, md: 'auto' }} miw={0}>
          <Stack>
            <PostTitle editor={editor} isNew={!post} />
            <ArticleEditor key={round} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 'content' }}>
          <Stack w={{ md: '20rem' }}>
            <Side editor={editor} post={post} onRemoved={onRemoved} />
          </Stack>
        </Grid.Col>
      </Grid>
      {conflict && <ConflictDialog editor={editor} theirs={conflict} />}
    </FormProvider>
  );
}

function PostTitle({ editor, isNew }: { editor: PostEditorState; isNew: boolean }) {
  const { form, fields } = editor;
  const { onChange, ...field } = useField()('title');
  // An address that somebody chose, or that readers know, stays.
  const isFollowed = isNew && fields.slug === slugOf(fields.title);
  return (
    <TextInput
      label="Title"
      maxLength={200}
      styles={{
        input: {
          fontFamily: 'var(--mantine-font-family-headings)',
          fontSize: '1.5rem',
          fontWeight: 700,
        },
      }}
      onChange={(event) => {
        void onChange(event);
        if (isFollowed) form.setValue('slug', slugOf(event.target.value), { shouldDirty: true });
      }}
      {...field}
    />
  );
}

function saveLabel({ fields: { published } }: PostEditorState, post: Post | undefined) {
  if (published === 'draft') return 'Save draft';
  if (published === 'scheduled') return 'Schedule';
  return post?.published === 'published' ? 'Save' : 'Publish';
}
