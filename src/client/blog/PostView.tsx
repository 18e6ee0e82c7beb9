import { Box, Container, Paper, Stack, Text, Title, Button, Group } from '@mantine/core';
import { longDate } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { parseTags, topicPath } from '../../shared/topics.ts';
import { Actions } from '../ui/Actions.tsx';
import { Tags } from '../ui/Tags.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ArticleText } from './ArticleText.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { SampleAuthor } from './SampleAuthor.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostImage } from './PostImage.tsx';
import { PostSidebar } from './PostSidebar.tsx';
import classes from './PostView.module.css';
import type { Post } from './posts.ts';
import { noBreak } from '../ui/noBreak.tsx';
import { useClipboard } from '@mantine/hooks';
import { useContent } from '../lib/content.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const pageUrl = () => location.origin + location.pathname;

/** Shares through the browser's dialog, where there is one, or copies the address. */
function ShareArticle({ title }: { title: string }) {
  const { share: shareLabel, copyLink } = useContent('pages/blog').post;
  const hasDialog = useInBrowser(() => 'share' in navigator);
  const clipboard = useClipboard({ timeout: 5000 });
  const share = () =>
    // Closing the dialog rejects the promise, which is not an error.
    navigator.share({ title, url: pageUrl() }).catch(() => undefined);
  return (
    <Group mt="2.5rem" gap="sm" data-needs-script data-screen-only>
      {hasDialog && (
        <Button variant="outline" size="sm" onClick={() => void share()}>
          {shareLabel}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => clipboard.copy(pageUrl())}>
        {copyLink}
      </Button>
      <span role="status">
        {clipboard.copied && 'Link copied.'}
        {clipboard.error && `Copy this address: ${pageUrl()}`}
      </span>
    </Group>
  );
}

export function PostView({ post }: { post: Post }) {
  return (
    <Container pt="clamp(1.5rem, 3vw, 2.5rem)" pb="var(--section-space)">
      <div className={classes.page}>
        <article>
          <PostHeader {...headerOf(post)} />
          <Box my="clamp(2rem, 4vw, 3rem)">
            <PostImage post={post} sizes="(min-width: 62em) 45rem, 92vw" isUrgent />
          </Box>
          <TableOfContents headings={post.headings} />
          <ArticleText html={post.content} />
          <ShareArticle title={post.title} />
        </article>
        <Cta />
        <Box pt={{ md: '5.5rem' }} className={classes.side} data-screen-only>
          <PostSidebar />
        </Box>
      </div>
    </Container>
  );
}

const headerOf = ({ title, excerpt, createdAt, author, tags }: Post) => ({
  title,
  excerpt,
  createdAt,
  author,
  tags,
});

function PostHeader(post: ReturnType<typeof headerOf>) {
  const copy = useContent('pages/blog').post;
  return (
    <header>
      <TextLink
        display="inline-block"
        py="0.5rem"
        mb="clamp(1rem, 3vw, 2rem)"
        fw={600}
        c="var(--tone-text)"
        data-screen-only
        {...copy.back}
      />
      <Title fz="clamp(2.25rem, 1.4rem + 3.4vw, 4rem)" lh={1}>
        {noBreak(post.title)}
      </Title>
      <Stack gap="0.875rem" mt="1.75rem">
        <PostMeta
          date={post.createdAt}
          format={longDate}
          readTime={copy.readTime}
          author={<Author by={copy.author} name={post.author} />}
        />
        <Tags items={parseTags(post.tags)} label="Tags" hrefOf={topicPath} />
      </Stack>
      <Text size="xl" c="dimmed" maw="52ch" mt="1.75rem">
        {noBreak(post.excerpt)}
      </Text>
    </header>
  );
}

function Author({ by, name }: { by: string; name: string }) {
  return (
    <>
      {by}{' '}
      <TextLink href={paths.about} c="var(--tone-text)" fw={600}>
        {name}
      </TextLink>{' '}
      <SampleAuthor name={name} />
    </>
  );
}

function Cta() {
  const { title, text, actions } = useContent('pages/blog').post.cta;
  return (
    <Paper
      component="section"
      p="clamp(1.5rem, 4vw, 3rem)"
      withBorder={false}
      data-tone="ink"
      data-screen-only
      aria-labelledby="post-cta"
    >
      <Title order={2} id="post-cta" size="clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)">
        {title}
      </Title>
      <Text c="dimmed" maw="var(--measure)" mt="1rem" mb="1.75rem">
        {text}
      </Text>
      <Actions links={actions} />
    </Paper>
  );
}
