import { learnMore, services, servicesPage } from '../../shared/content/services.ts';
import { Card, CardGrid } from '../ui/Card.tsx';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';

export const head = () => servicesPage.head;

export function Page() {
  return (
    <>
      <Hero {...servicesPage.hero} />
      <Section {...servicesPage.list} tone="white">
        <CardGrid>
          {services.map(({ key, title, description, features, illustration, path }) => (
            <Card
              key={key}
              title={title}
              text={description}
              points={features}
              picture={{ src: illustration, width: 800, height: 600 }}
              link={{ label: learnMore, href: path, about: `about ${title}` }}
            />
          ))}
        </CardGrid>
      </Section>
      <ClosingCta {...servicesPage.closing} tone="paper" />
    </>
  );
}
