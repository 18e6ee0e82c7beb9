import { Paper } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { timestamp } from '../../../../shared/dates.ts';
import { PostView } from '../../../blog/PostView.tsx';
import type { PostEditorState } from './usePostEditor.ts';

/** The post as the site renders it; links are disabled. */
export function Preview({ editor: { fields, post } }: { editor: PostEditorState }) {
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
