import { caseStudies } from '../../shared/content/caseStudies.ts';
import { caseStudiesPage } from '../../shared/content/caseStudiesPage.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { StatsBand } from '../ui/Stats.tsx';
import { FeaturedStory, Stories } from './cases/stories.tsx';

const { hero, statsLabel, stats, featured, more, closing } = caseStudiesPage;

export const head = () => caseStudiesPage.head;

export function Page() {
  return (
    <>
      <Hero {...hero} />
      <StatsBand label={statsLabel} items={stats} tone="ink" />
      <Section {...featured}>
        {caseStudies
          .filter((story) => story.featured)
          .map((story) => (
            <FeaturedStory key={story.id} story={story} />
          ))}
      </Section>
      <Section {...more} tone="shade">
        <Stories stories={caseStudies.filter((story) => !story.featured)} />
      </Section>
      <ClosingCta {...closing} tone="paper" />
    </>
  );
}
