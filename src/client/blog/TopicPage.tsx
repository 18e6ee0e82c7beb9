import { ContentContext, contentOf, type HeadInput } from '../lib/content.ts';
import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { fill } from '../../shared/fill.ts';
import { topicPath, topicSlug } from '../../shared/topics.ts';
import { useHead } from '../app/head.ts';
import { type Api, type Outputs, trpc, withApi } from '../lib/api.tsx';
import { undefinedIfNotFound } from '../lib/callErrors.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PostGrid } from './PostGrid.tsx';

export async function load({ utils }: Api, { topic = '' }: Params) {
  const loaded = await undefinedIfNotFound(utils.blog.topic.fetch({ topic: topicSlug(topic) }));
  const isCurrent = loaded && topicSlug(loaded.name) === topic;
  return loaded && (isCurrent ? loaded : { ...loaded, movedTo: topicPath(loaded.name) });
}

export const content = ['newsletter', 'pages/blog'] as const;

type Input = Pick<HeadInput<Outputs['blog']['topic']>, 'loaded' | 'content'>;

export function head({ loaded, content }: Input) {
  if (!loaded) return undefined;
  const { title, description } = contentOf(content, 'pages/blog').topic.head;
  const titles = loaded.posts.slice(0, 3).map((post) => post.title);
  return {
    title: fill(title, { topic: loaded.name }),
    description: fill(description, { topic: loaded.name, titles: titles.join('; ') }),
  };
}

/** The posts of one topic. */
export const Page = withApi(() => {
  const { topic = '' } = useParams();
  const { data, isError } = trpc.blog.topic.useQuery({ topic: topicSlug(topic) });
  const content = use(ContentContext);
  const { topic: copy, articles } = contentOf(content, 'pages/blog');
  useHead(head({ loaded: data, content }));
  if (isError)
    return (
      <EmptyPage {...copy.missing}>
        <ButtonLink mt="1.75rem" {...copy.all} />
      </EmptyPage>
    );
  if (!data) return <Loading text="Loading blog posts..." />;
  const count = data.posts.length;
  return (
    <>
      <Hero
        label={copy.label}
        title={data.name}
        text={count === 1 ? copy.one : fill(copy.several, { count })}
        control={<ButtonLink variant="outline" {...copy.all} />}
      />
      <Section label={articles} title={fill(copy.head.title, { topic: data.name })} tone="shade">
        <PostGrid posts={data.posts} />
      </Section>
      <NewsletterSection />
    </>
  );
});
