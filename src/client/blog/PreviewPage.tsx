import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { type Params, useParams } from 'react-router-dom';
import { Box } from '@mantine/core';
import { type Api, type Outputs, trpc, withApi } from '../lib/api.tsx';
import { undefinedIfNotFound } from '../lib/callErrors.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page as MissingPost } from './MissingPostPage.tsx';
import { PostView } from './PostView.tsx';

export const load = ({ utils }: Api, { token = '' }: Params) =>
  undefinedIfNotFound(utils.blog.preview.fetch({ token }));

export const content = ['blog-sidebar', 'pages/blog'] as const;

export const head = ({ loaded, content }: HeadInput<Outputs['blog']['preview']>) =>
  loaded && {
    title: `${contentOf(content, 'pages/blog').preview.label}: ${loaded.post.title}`,
    description: loaded.post.excerpt,
  };

/** An unpublished post behind a secret link. */
export const Page = withApi(() => {
  const { token = '' } = useParams();
  const { preview } = useContent('pages/blog');
  const { data, isError } = trpc.blog.preview.useQuery({ token });
  if (isError) return <MissingPost />;
  if (!data) return <Loading text="Loading blog post..." />;
  return (
    <>
      <Box component="p" py="0.75rem" px="var(--page-margin)" bg="brass.1" c="ink.9" ta="center">
        <strong>{preview.label}.</strong> {preview.text}
      </Box>
      <PostView post={data.post} />
    </>
  );
});
