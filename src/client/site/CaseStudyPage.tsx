import { Stack } from '@mantine/core';
import { type Params, useParams } from 'react-router-dom';
import { caseStoryPage as copy, findStory } from '../../shared/content/caseStories/caseStories.ts';
import { caseLinks, links } from '../../shared/content/links.ts';
import type { Head } from '../../shared/page.ts';
import type { Api } from '../lib/api.tsx';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { StatsBand } from '../ui/Stats.tsx';
import { Guests, Report, Timeline } from './cases/storyParts.tsx';
import { Account, Quote } from './cases/stories.tsx';
import { breadcrumbs, provider, thing } from './jsonLd.ts';
import { Page as NotFound, head as notFoundHead } from './NotFoundPage.tsx';

/** The server sends a 404 for an unknown story. */
export const load = async (_api: Api, { slug = '' }: Params) => findStory(slug) && {};

export function head({ slug = '' }: Params): Head {
  const found = findStory(slug);
  if (!found) return notFoundHead();
  const { title, summary: description, key } = found.story;
  const { label, href } = caseLinks[key];
  const article = thing('Article', {
    headline: title,
    description,
    image: found.study.image,
    about: label,
    author: provider,
    publisher: provider,
    mainEntityOfPage: href,
  });
  const jsonLd = [article, breadcrumbs(links.caseStudies, caseLinks[key])];
  return { title, description, type: 'article', jsonLd };
}

export function Page() {
  const { slug = '' } = useParams();
  const found = findStory(slug);
  if (!found) return <NotFound />;
  const { story, study, next } = found;
  return (
    <>
      <Hero
        label={`${copy.label}: ${study.company}, ${study.industry}`}
        title={story.title}
        text={story.summary}
        note={copy.sampleNote}
        actions={[copy.plan, links.caseStudies]}
        picture={{ src: study.image, width: 800, height: 500 }}
      />
      <StatsBand label={copy.figuresLabel} items={study.figures} tone="ink" />
      <Section {...copy.account} layout="side">
        <Stack gap="2rem">
          <div>
            <Account story={study} order={3} />
          </div>
          <Quote story={study} isLarge />
        </Stack>
      </Section>
      <Section {...copy.timeline} tone="white">
        <Timeline items={story.timeline} />
      </Section>
      <Section {...copy.guests}>
        <Guests items={story.guests} />
      </Section>
      <Section {...copy.report} tone="white" layout="side">
        <Report company={study.company} report={story.report} />
      </Section>
      <ClosingCta
        {...copy.closing}
        tone="paper"
        actions={[copy.plan, { label: copy.next(next.label), href: next.href }]}
      />
    </>
  );
}
