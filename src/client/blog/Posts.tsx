import { Box, Button, Container, Text } from '@mantine/core';
import { list as copy } from '../../shared/content/blog.ts';
import { topicPath } from '../../shared/topics.ts';
import { trpc, withApi } from '../lib/api.tsx';
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
  const { data, isPending, isError: hasFailed } = trpc.blog.cards.useQuery();
  if (isPending) return <Loading text={copy.loading} />;
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
  <Tags items={items} label={copy.topics} hrefOf={topicPath} />
);

type SearchResultsProps = { posts: readonly BlogCard[]; hasFailed: boolean; onClear: () => void };

function SearchResults({ posts, hasFailed, onClear }: SearchResultsProps) {
  return (
    // A short result must not make the page too short for its scroll position.
    <Box mih="100vh" bg="paper.3">
      <Section label={copy.articles} title={copy.searchResults(posts.length)} tone="shade" isLive>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
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
    </Box>
  );
}

const Failure = () => (
  <Text role="alert" fw={600} c="var(--tone-accent)" mb="0.5rem">
    {copy.failed}
  </Text>
);
