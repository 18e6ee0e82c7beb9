import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { StatsBand } from '../ui/Stats.tsx';
import { caseKeys } from '../../shared/paths.ts';
import { caseDocuments, useCases } from './cases/cases.ts';
import { FeaturedStory, Stories } from './cases/stories.tsx';

export const content = caseDocuments;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/case-studies').head;

export function Page() {
  const { hero, statsLabel, stats, featured, more, closing } = useContent('pages/case-studies');
  const stories = useCases(caseKeys);
  return (
    <>
      <Hero {...hero} />
      <StatsBand label={statsLabel} items={stats} tone="ink" />
      <Section {...featured}>
        {stories
          .filter((story) => story.featured)
          .map((story) => (
            <FeaturedStory key={story.href} story={story} />
          ))}
      </Section>
      <Section {...more} tone="shade">
        <Stories stories={stories.filter((story) => !story.featured)} />
      </Section>
      <ClosingCta {...closing} tone="paper" />
    </>
  );
}
