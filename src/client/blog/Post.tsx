import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useContent } from '../lib/content.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { useHead } from '../app/head.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page as MissingPost } from './MissingPostPage.tsx';
import { postHead } from './postHead.ts';
import { postPath, type BlogCard } from './posts.ts';
import { PostView } from './PostView.tsx';
import { Section } from '../ui/Section.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PostGrid } from './PostGrid.tsx';

/** Related posts and the newsletter form below a post. */
function PostFooter({ related }: { related: readonly BlogCard[] }) {
  const { post } = useContent('pages/blog');
  return (
    <>
      {related.length > 0 && (
        <div data-screen-only>
          <Section {...post.related} tone="shade">
            <PostGrid posts={related} />
          </Section>
        </div>
      )}
      <NewsletterSection />
    </>
  );
}

type Props = {
  slug: string;
  /** Called when the post is visible at its current address. */
  onShown: () => void;
};

/** A post. Fetches it if the page does not include it. */
export const Post = withApi(({ slug, onShown }: Props) => {
  const { data, isError } = trpc.blog.page.useQuery({ slug });
  const loadedSlug = data?.post.slug;
  useEffect(() => {
    if (loadedSlug === slug) onShown();
  }, [loadedSlug, slug, onShown]);
  const site = useContent('site');
  const { missing } = useContent('pages/blog');
  useHead(isError ? missing.head : data && postHead(data.post, site));
  if (isError) return <MissingPost />;
  // The server redirects old addresses, but not in client-side navigation.
  if (data && data.post.slug !== slug) return <Navigate to={postPath(data.post)} replace />;
  if (!data) return <Loading text="Loading blog post..." />;
  return (
    <>
      <PostView post={data.post} />
      <PostFooter related={data.related} />
    </>
  );
});
