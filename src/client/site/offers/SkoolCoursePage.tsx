import { List, Text } from '@mantine/core';
import { contentOf, type HeadInput, useContent } from '../../lib/content.ts';
import { CourseForm } from '../../leads/lazyForms.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextGrid } from '../../ui/TextGrid.tsx';
import { courseOf, offerTrail } from '../jsonLd.ts';
import { offerCard, useOffer } from './offerCard.ts';
import { PriceWithForm } from './PriceWithForm.tsx';

const key = 'skool-course';

export const content = [`offers/${key}`, 'offers', 'forms'] as const;

export function head({ content }: HeadInput) {
  const page = contentOf(content, `offers/${key}`);
  const site = contentOf(content, 'site');
  const course = courseOf(site, page, offerCard(content, key), {
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    syllabusSections: page.modules.items.map(({ title, text }) => ({
      '@type': 'Syllabus',
      name: title,
      description: text,
    })),
  });
  return { ...page.head, jsonLd: [course, offerTrail(site, key)] };
}

export function Page() {
  const { badge, hero, claims, modules, bonus, price, form } = useContent(`offers/${key}`);
  const offer = useOffer(key);
  return (
    <>
      <Hero {...hero} badge={badge}>
        <List variant="ruled">
          {claims.map((claim) => (
            <List.Item key={claim} py="clamp(1rem, 2vw, 1.5rem)">
              <Text span variant="figure" fz="clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)" lh={1.1}>
                {claim}
              </Text>
            </List.Item>
          ))}
        </List>
      </Hero>
      <Section {...modules} tone="shade" layout="side">
        <Steps items={modules.items} layout="rows" />
      </Section>
      <Section {...bonus}>
        <TextGrid items={bonus.items} columns={3} />
      </Section>
      <Section {...price} tone="shade">
        <PriceWithForm offer={offer} price={price} form={form}>
          <CourseForm />
        </PriceWithForm>
      </Section>
    </>
  );
}
