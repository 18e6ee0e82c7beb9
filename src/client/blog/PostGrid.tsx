import { Grid } from '@mantine/core';
import { PostCard } from './PostCard.tsx';
import type { BlogCard } from './posts.ts';

/** A row of three, or of two at the end: four posts are two rows of two, five are three and two. */
function spanOf(index: number, count: number) {
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  const isLastOfOdd = count % 2 === 1 && index === count - 1;
  return { base: 12, xs: isLastOfOdd ? 12 : 6, md: index >= count - inPairs ? 6 : 4 };
}

/** Cards of posts, without an empty cell at the end. */
export const PostGrid = ({ posts }: { posts: readonly BlogCard[] }) => (
  <Grid columnGap="var(--gutter)" rowGap="clamp(2.5rem, 5vw, 4.5rem)">
    {posts.map((post, index) => (
      <Cell key={post.id} post={post} span={spanOf(index, posts.length)} />
    ))}
  </Grid>
);

type CellProps = { post: BlogCard; span: ReturnType<typeof spanOf> };

const Cell = ({ post, span }: CellProps) => (
  <Grid.Col span={span}>
    <PostCard post={post} />
  </Grid.Col>
);
