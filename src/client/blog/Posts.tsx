import { Button, Container, SimpleGrid, Text } from '@mantine/core';
import { list as copy } from '../../shared/content/blog.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { FeaturedPost, PostCard } from './PostCard.tsx';
import { type Card, matching } from './posts.ts';

/**
 * The newest post and the rest, or the search results. Fetches the posts if the page does not
 * include them.
 */
export const Posts = withApi(({ search, onClear }: { search: string; onClear: () => void }) => {
  const { data, isPending, isError: hasFailed } = trpc.blog.cards.useQuery();
  if (isPending) return <Loading text={copy.loading} />;
  const posts = data?.posts ?? [];
  if (search) return <Found {...{ hasFailed, onClear }} posts={matching(posts, search)} />;
  const [featured, ...rest] = posts;
  if (!featured)
    return (
      <Section label={copy.articles} title={copy.latest} tone="white">
        {hasFailed && <Failure />}
        <Text size="xl">{copy.empty}</Text>
      </Section>
    );
  return (
    <>
      <section aria-labelledby="featured">
        <Container pt="clamp(2.5rem, 5vw, 4.5rem)" pb="var(--section-space)">
          <Text variant="count" size="sm" mb="1.25rem">
            {copy.featured}
          </Text>
          <FeaturedPost post={featured} />
        </Container>
      </section>
      {rest.length > 0 && (
        <Section label={copy.articles} title={copy.latest} tone="white">
          <Grid posts={rest} />
        </Section>
      )}
    </>
  );
});

type FoundProps = { posts: readonly Card[]; hasFailed: boolean; onClear: () => void };

function Found({ posts, hasFailed, onClear }: FoundProps) {
  return (
    <Section label={copy.articles} title={copy.searchResults(posts.length)} tone="white" isLive>
      {posts.length > 0 ? (
        <Grid posts={posts} />
      ) : (
        <>
          {hasFailed ? (
            <Failure />
          ) : (
            <Text size="xl" mb="1.5rem">
              {copy.noMatch}
            </Text>
          )}
          <Button variant="outline" onClick={onClear}>
            {copy.clearSearch}
          </Button>
        </>
      )}
    </Section>
  );
}

const Failure = () => (
  <Text role="alert" fw={600} c="var(--tone-accent)" mb="0.5rem">
    {copy.failed}
  </Text>
);

function Grid({ posts }: { posts: readonly Card[] }) {
  return (
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
}
