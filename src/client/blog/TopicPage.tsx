import type { HeadInput } from '../lib/content.ts';
import { type Params, useParams } from 'react-router-dom';
import { list, topic as copy } from '../../shared/content/blog.ts';
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

export const content = ['newsletter'] as const;

export const head = ({ loaded }: Pick<HeadInput<Outputs['blog']['topic']>, 'loaded'>) =>
  loaded && {
    title: copy.title(loaded.name),
    description: copy.description(
      loaded.name,
      loaded.posts.map(({ title }) => title),
    ),
  };

/** The posts of one topic. */
export const Page = withApi(() => {
  const { topic = '' } = useParams();
  const { data, isError } = trpc.blog.topic.useQuery({ topic: topicSlug(topic) });
  useHead(head({ loaded: data }));
  if (isError)
    return (
      <EmptyPage {...copy.missing}>
        <ButtonLink mt="1.75rem" {...copy.all} />
      </EmptyPage>
    );
  if (!data) return <Loading text={list.loading} />;
  return (
    <>
      <Hero
        label={copy.label}
        title={data.name}
        text={copy.text(data.posts.length)}

        control={<ButtonLink variant="outline" {...copy.all} />}
      />
      <Section label={list.articles} title={copy.title(data.name)} tone="shade">
        <PostGrid posts={data.posts} />
      </Section>
      <NewsletterSection />
    </>
  );
});
