import { SimpleGrid } from '@mantine/core';
import { PostCard } from './PostCard.tsx';
import type { Card } from './posts.ts';

export const PostGrid = ({ posts }: { posts: readonly Card[] }) => (
  <SimpleGrid
    cols={{ base: 1, xs: 2, md: 3 }}
    spacing="var(--gutter)"
    verticalSpacing="clamp(2.5rem, 5vw, 4.5rem)"
  >
    {posts.map((post) => (
      <PostCard key={post.id} post={post} />
    ))}
  </SimpleGrid>
);
