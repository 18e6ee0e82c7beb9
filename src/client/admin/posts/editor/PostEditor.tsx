import { Button, Grid, Group, Stack, Text, TextInput, Paper } from '@mantine/core';
import { useHotkeys, useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { withRetries } from '../../../lib/withRetries.ts';
import { ViewHeader } from '../../ui/ViewHeader.tsx';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { LossNotice } from './LossNotice.tsx';
import { needsTransliteration, type Post, slugify, useFieldProps } from './postFields.ts';
import { Sidebar } from './Sidebar.tsx';
import { useUnsavedWarning } from '../../drafts/useUnsavedWarning.ts';
import { type PostEditorState, usePostEditor } from './usePostEditor.ts';
import { ShortcutsButton, type ShortcutList } from '../../ui/ShortcutsButton.tsx';
import { localDateTime, timestamp } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { PostDiff } from './PostDiff.tsx';
import { PostView } from '../../../blog/PostView.tsx';
import { isComposed } from '../../../lib/composition.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useStore } from '../../../lib/store.ts';
import { hasOpenDialog } from '../../../ui/dialogStack.ts';
import { focusMode } from '../../shell/focusMode.ts';

const KEY = 'postFocusMode';

/** Hides everything but the text; remembered until the tab is closed. */
function useFocusMode() {
  const isFocused = useStore(focusMode);
  const setFocused = (value: boolean) => {
    focusMode.set(value);
    writeStored('sessionStorage', KEY, value || null);
  };
  useEffect(() => {
    focusMode.set(readStored('sessionStorage', KEY) === true);
    return () => focusMode.set(false);
  }, []);
  useHotkeys([['mod+shift+F', () => setFocused(!isFocused)]], [], true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFocused && !isComposed(event) && !closesPopup(event))
      setFocused(false);
  };
  // Before the key closes anything. The editor prevents the default of every Escape.
  useWindowEvent('keydown', onKeyDown, { capture: true });
  return [isFocused, setFocused] as const;
}

const POPUPS = '[role=dialog], [role=menu], [role=toolbar], [aria-activedescendant]';

const closesPopup = ({ target }: KeyboardEvent) =>
  hasOpenDialog() || (target instanceof Element && !!target.closest(POPUPS));

/** The post as the site renders it; links are disabled. */
function Preview({ editor: { fields, post } }: { editor: PostEditorState }) {
  const [now] = useState(() => timestamp());
  const date = fields.publishAt ?? post?.createdAt ?? now;
  const previewPost = {
    ...fields,
    id: post?.id ?? '',
    slug: fields.slug || 'new',
    title: fields.title || 'Untitled',
    createdAt: date,
    updatedAt: post?.updatedAt ?? date,
    // The server adds them for the page.
    headings: [],
  };
  const disableLinks = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Paper component="section" aria-label="Preview" onClickCapture={disableLinks}>
      <PostView post={previewPost} />
    </Paper>
  );
}

const PostNotices = ({ editor }: { editor: PostEditorState }) => (
  <VersionNotices
    noun="post"
    editor={editor}
    describe={({ version, updatedAt }) =>
      `Version ${version} was saved at ${localDateTime(updatedAt)}.`
    }
    titleOf={({ title }) => title}
    renderDiff={(theirs) => (
      <PostDiff theirs={theirs} mine={editor.fields} sideLabels={conflictSides} />
    )}
    mb={editor.drafts.drafts.length > 0 || editor.newer ? 'lg' : 0}
  />
);

const shortcuts: ShortcutList = [
  [['/'], 'In an empty paragraph: choose a block, such as a table or a callout'],
  [['Ctrl S'], 'Save'],
  [['Ctrl Shift F'], 'Focus mode: only the text'],
  [['Esc'], 'Close a menu or leave the focus mode'],
  [['Alt F10'], 'Move to the toolbar, or to the menu of a table'],
  [['←', '→'], 'Move within a toolbar'],
  [['Tab'], 'Next cell of a table; in the last one, a new row'],
  [['Ctrl B', 'Ctrl I'], 'Bold, italic'],
  [['Ctrl Z'], 'Undo'],
  [['Ctrl K'], 'Search the admin'],
];

const EditorKeys = () => <ShortcutsButton shortcuts={shortcuts} disclosure={useDisclosure()} />;

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
