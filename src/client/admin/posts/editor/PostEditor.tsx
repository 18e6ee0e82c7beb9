import { Button, Grid, Group, Stack, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { withRetries } from '../../../lib/withRetries.ts';
import { ViewHeader } from '../../ui/ViewHeader.tsx';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { LossNotice } from './LossNotice.tsx';
import { PostNotices } from './PostNotices.tsx';
import { needsTransliteration, type Post, slugify, useFieldProps } from './postFields.ts';
import { EditorKeys } from './EditorKeys.tsx';
import { Preview } from './Preview.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useUnsavedWarning } from '../../drafts/useUnsavedWarning.ts';
import { useFocusMode } from './useFocusMode.ts';
import { type PostEditorState, usePostEditor } from './usePostEditor.ts';

/** Edits a post, or a new one when `post` is undefined. */
export function PostEditor({ post: latest }: { post: Post | undefined }) {
  const editor = usePostEditor(latest);
  const [isPreview, setPreview] = useState(false);
  const { post, form, contentKey, isChanged, isSaving, drafts, save } = editor;
  useUnsavedWarning(isChanged);
  useHotkeys([['mod+S', () => save()]], [], true);
  const [isFocused, setFocused] = useFocusMode();
  const isOfferingDrafts = drafts.drafts.length > 0;
  return (
    <FormProvider {...form}>
      <ViewHeader title={post ? 'Edit Post' : 'New Post'}>
        <Group gap="sm">
          <Text role="status" size="sm" c="dimmed">
            {isSaving ? 'Saving...' : isChanged ? 'Not saved yet' : post ? 'Saved' : ''}
          </Text>
          {!isFocused && <EditorKeys />}
          <Button
            variant="outline"
            size="xs"
            aria-pressed={isFocused}
            aria-keyshortcuts="Control+Shift+F"
            onClick={() => setFocused(!isFocused)}
          >
            {isFocused ? 'Leave focus mode' : 'Focus mode'}
          </Button>
          <Button variant="outline" size="xs" onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Back to editing' : 'Preview'}
          </Button>
          <Button
            size="xs"
            disabled={isSaving}
            aria-keyshortcuts="Control+S"
            onClick={() => save()}
          >
            {saveLabel(editor)}
          </Button>
        </Group>
      </ViewHeader>
      <PostNotices editor={editor} />
      <LossNotice losses={editor.losses} onClose={editor.closeLosses} />
      {isPreview && <Preview editor={editor} />}
      {/* Stays mounted during the preview to keep the cursor and the undo history. */}
      <Grid
        gap="lg"
        display={isPreview ? 'none' : undefined}
        inert={isOfferingDrafts}
        opacity={isOfferingDrafts ? 0.5 : undefined}
      >
        <Grid.Col span={{ base: 12, md: 'auto' }} miw={0}>
          <Stack maw={isFocused ? '56rem' : undefined} mx="auto">
            <PostTitle editor={editor} />
            <ArticleEditor key={contentKey} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 'content' }} display={isFocused ? 'none' : undefined}>
          <Stack w={{ md: '20rem' }}>
            <Sidebar editor={editor} />
          </Stack>
        </Grid.Col>
      </Grid>
    </FormProvider>
  );
}

function PostTitle({ editor }: { editor: PostEditorState }) {
  useSlugOfTitle(editor);
  return (
    <TextInput
      label="Title"
      styles={{ input: { font: '700 1.25rem var(--mantine-font-family-headings)' } }}
      {...useFieldProps()('title')}
    />
  );
}

/** Derives the slug of a new post from its title until it is edited by hand. */
function useSlugOfTitle({ post, form, fields: { title } }: PostEditorState) {
  const [{ transliterate }, setTable] = useState<{ transliterate?: (text: string) => string }>({});
  const isMissingTable = !post && !transliterate && needsTransliteration(title);
  useEffect(() => {
    // As large as the editor, so it is loaded for titles in other scripts only.
    if (isMissingTable)
      void withRetries(() => import('any-ascii')).then((table) =>
        setTable({ transliterate: table.default }),
      );
  }, [isMissingTable]);
  const slug = slugify(title, transliterate);
  const derived = useRef(slug);
  useEffect(() => {
    if (!post && slug !== derived.current && form.getValues('slug') === derived.current)
      form.setValue('slug', slug, { shouldDirty: true });
    derived.current = slug;
  }, [post, form, slug]);
}

function saveLabel({ post, fields: { published } }: PostEditorState) {
  if (published === 'draft') return 'Save draft';
  if (published === 'scheduled') return 'Schedule';
  return post?.published === 'published' ? 'Save' : 'Publish';
}
