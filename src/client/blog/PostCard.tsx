import { Grid, Stack, Text, Title } from '@mantine/core';
import { longDate, shortDate } from '../../shared/dates.ts';
import { parseTags } from '../../shared/topics.ts';
import { useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { narrow, wide } from '../ui/columns.ts';
import { Tags } from '../ui/Tags.tsx';
import classes from './PostCard.module.css';
import { SampleAuthor } from './SampleAuthor.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostImage } from './PostImage.tsx';
import { type BlogCard, postPath } from './posts.ts';
import { noBreak } from '../ui/noBreak.tsx';

export function PostCard({ post }: { post: BlogCard }) {
  const { card } = useContent('pages/blog');
  return (
    <Stack component="article" gap={0} h="100%" className={classes.card}>
      <PostImage post={post} sizes="(min-width: 62em) 36rem, (min-width: 40em) 46vw, 92vw" />
      <Stack gap="0.75rem" align="start" flex={1} mt="1.25rem">
        <PostMeta date={post.createdAt} format={shortDate} readTime={card.readTime} />
        <Title order={3}>{noBreak(post.title)}</Title>
        <Text c="dimmed" maw="var(--measure)">
          {noBreak(post.excerpt)}
        </Text>
        <Tags items={parseTags(post.tags).slice(0, 3)} label="Tags" />
        <ButtonLink variant="arrow" href={postPath(post)} mod="cover" mt="auto">
          {card.readMore}
          <span className="visually-hidden">: {post.title}</span>
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

export function FeaturedPost({ post }: { post: BlogCard }) {
  return (
    <article className={classes.card}>
      <Grid columnGap="clamp(1.5rem, 4vw, 4rem)" rowGap="1.5rem" align="center">
        <Grid.Col span={wide}>
          <PostImage
            post={post}
            sizes="(min-width: 80em) 43rem, (min-width: 62em) 56vw, 92vw"
            isUrgent
          />
        </Grid.Col>
        <Grid.Col span={narrow}>
          <FeaturedText post={post} />
        </Grid.Col>
      </Grid>
    </article>
  );
}

function FeaturedText({ post }: { post: BlogCard }) {
  const { card, readFull } = useContent('pages/blog');
  return (
    <Stack gap="1rem" align="start">
      <PostMeta
        date={post.createdAt}
        format={longDate}
        readTime={card.readTime}
        author={
          <>
            {post.author} <SampleAuthor name={post.author} />
          </>
        }
      />
      <Title order={2} id="featured" fz="clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem)" lh={1.06}>
        {noBreak(post.title)}
      </Title>
      <Text size="lg" c="dimmed" maw="var(--measure)">
        {noBreak(post.excerpt)}
      </Text>
      <Tags items={parseTags(post.tags).slice(0, 3)} label="Tags" />
      <ButtonLink href={postPath(post)} mod="cover" mt="0.5rem">
        {readFull}
        <span className="visually-hidden">: {post.title}</span>
      </ButtonLink>
    </Stack>
  );
}
