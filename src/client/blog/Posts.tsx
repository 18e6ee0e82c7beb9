import { Box, Button, Container, Text } from '@mantine/core';
import { fill } from '../../shared/fill.ts';
import { topicPath } from '../../shared/topics.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { Tags } from '../ui/Tags.tsx';
import { FeaturedPost } from './PostCard.tsx';
import { PostGrid } from './PostGrid.tsx';
import { type BlogCard, searchPosts, topicsOf } from './posts.ts';

/**
 * The newest post and the rest, or the search results. Fetches the posts if the page does not
 * include them.
 */
export const Posts = withApi(({ search, onClear }: { search: string; onClear: () => void }) => {
  const copy = useContent('pages/blog');
  const { data, isPending, isError: hasFailed } = trpc.blog.cards.useQuery();
  if (isPending) return <Loading text="Loading blog posts..." />;
  const posts = data?.posts ?? [];
  if (search)
    return <SearchResults {...{ hasFailed, onClear }} posts={searchPosts(posts, search)} />;
  const [featured, ...rest] = posts;
  if (!featured)
    return (
      <Section label={copy.articles} title={copy.latest} tone="shade">
        {hasFailed && <Failure />}
        <Text size="xl">{copy.empty}</Text>
      </Section>
    );
  return (
    <>
      <section aria-labelledby="featured">
        <Container pb="var(--section-space)">
          <Text variant="count" size="sm" mb="1.25rem">
            {copy.featured}
          </Text>
          <FeaturedPost post={featured} />
        </Container>
      </section>
      {rest.length > 0 && (
        <Section label={copy.articles} title={copy.latest} tone="shade">
          <Box mb="clamp(2rem, 4vw, 3rem)">
            <Topics items={topicsOf(posts)} />
          </Box>
          <PostGrid posts={rest} />
        </Section>
      )}
    </>
  );
});

const Topics = ({ items }: { items: readonly string[] }) => (
  <Tags items={items} label="Topics" hrefOf={topicPath} />
);

type SearchResultsProps = { posts: readonly BlogCard[]; hasFailed: boolean; onClear: () => void };

function SearchResults({ posts, hasFailed, onClear }: SearchResultsProps) {
  const { articles, search } = useContent('pages/blog');
  return (
    // A short result must not make the page too short for its scroll position.
    <Box mih="100vh" bg="paper.3">
      <Section
        label={articles}
        title={fill(search.results, { count: posts.length })}
        tone="shade"
        isLive
      >
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <>
            {hasFailed ? (
              <Failure />
            ) : (
              <Text size="xl" mb="1.5rem">
                {search.none}
              </Text>
            )}
            <Button variant="outline" onClick={onClear}>
              {search.clear}
            </Button>
          </>
        )}
      </Section>
    </Box>
  );
}

const Failure = () => (
  <Text role="alert" fw={600} c="var(--tone-accent)" mb="0.5rem">
    Failed to fetch blog posts
  </Text>
);
