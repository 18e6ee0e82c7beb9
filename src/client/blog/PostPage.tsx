import { contentOf, type HeadInput } from '../lib/content.ts';
import { use, useCallback, useEffect, useRef } from 'react';
import { type Params, useLocation, useParams } from 'react-router-dom';
import type { Api, Outputs } from '../lib/api.tsx';
import { InitialPage } from '../lib/initialPage.ts';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { beacon } from '../lib/beacon.ts';
import { postHead } from './postHead.ts';
import { postPath } from './posts.ts';

export async function load({ utils }: Api, { slug = '' }: Params) {
  // Only the server calls `load`, so browsers never fetch this module.
  const { undefinedIfNotFound } = await import('../lib/callErrors.ts');
  const loaded = await undefinedIfNotFound(utils.blog.page.fetch({ slug }));
  return (
    loaded && (loaded.post.slug === slug ? loaded : { ...loaded, movedTo: postPath(loaded.post) })
  );
}

export const content = ['blog-sidebar', 'newsletter', 'pages/blog'] as const;

export const head = ({ loaded, content }: HeadInput<Outputs['blog']['page']>) =>
  loaded && postHead(loaded.post, contentOf(content, 'site'));

const Post = lazyOnVisible(async () => (await import('./Post.tsx')).Post, '100vh');

export function Page() {
  const { slug = '' } = useParams();
  return <Post slug={slug} onShown={useViewCount(slug)} />;
}

/** Counts a view once: immediately for a server-rendered post, otherwise when the post shows. */
function useViewCount(slug: string) {
  const { pathname } = useLocation();
  const isFirst = use(InitialPage).path === pathname;
  const isCounted = useRef(false);
  const count = useCallback(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    beacon('blog.countView', { slug });
  }, [slug]);
  useEffect(() => {
    if (isFirst) count();
  }, [isFirst, count]);
  return count;
}
