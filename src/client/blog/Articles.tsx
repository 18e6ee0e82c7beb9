import { list as copy } from '../../shared/content/blog.ts';
import { Button } from '@mantine/core';
import { Section } from '../ui/Section.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';
import classes from './Articles.module.css';
import { FeaturedPost, PostCard } from './PostCard.tsx';
import { type Card, matching } from './posts.ts';

type Props = {
  posts: readonly Card[];
  hasFailed: boolean;
  search: string;
  onClear: () => void;
};

/** The newest post and the rest; while searching, what was found. */
export function Articles({ posts, hasFailed, search, onClear }: Props) {
  if (search) return <Found posts={matching(posts, search)} onClear={onClear} />;
  const [featured, ...rest] = posts;
  if (!featured)
    return (
      <Section label={copy.articles} title={copy.latest} tone="white">
        {hasFailed && (
          <p role="alert" className={classes.failure}>
            {copy.failed}
          </p>
        )}
        <p className={classes.none}>{copy.empty}</p>
      </Section>
    );
  return (
    <>
      <section className={classes.featured} aria-labelledby="featured">
        <SectionLabel>{copy.featured}</SectionLabel>
        <FeaturedPost post={featured} />
      </section>
      {rest.length > 0 && (
        <Section label={copy.articles} title={copy.latest} tone="white">
          <Grid posts={rest} />
        </Section>
      )}
    </>
  );
}

function Found({ posts, onClear }: { posts: readonly Card[]; onClear: () => void }) {
  return (
    <Section label={copy.articles} title={copy.searchResults(posts.length)} tone="white" isLive>
      {posts.length > 0 ? (
        <Grid posts={posts} />
      ) : (
        <>
          <p className={classes.none}>{copy.noMatch}</p>
          <Button variant="outline" onClick={onClear}>
            {copy.clearSearch}
          </Button>
        </>
      )}
    </Section>
  );
}

function Grid({ posts }: { posts: readonly Card[] }) {
  return (
    <div className={classes.grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </div>
  );
}
