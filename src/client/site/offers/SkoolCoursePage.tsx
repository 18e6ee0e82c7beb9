import { List, Text } from '@mantine/core';
import { skoolCourse } from '../../../shared/content/offerPages/skoolCourse.ts';
import { offers } from '../../../shared/content/offers.ts';
import { CourseForm } from '../../leads/lazyForms.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextGrid } from '../../ui/TextGrid.tsx';
import { offerTrail, priceOf, provider, thing } from '../jsonLd.ts';
import { PriceWithForm } from './PriceWithForm.tsx';

const { key, badge, hero, claims, modules, bonus, price, form } = skoolCourse;
const offer = offers[key];

const course = thing('Course', {
  name: hero.title,
  description: skoolCourse.head.description,
  provider,
  offers: { ...priceOf(offer), category: 'Paid' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  syllabusSections: modules.items.map(({ title, text }) => ({
    '@type': 'Syllabus',
    name: title,
    description: text,
  })),
});

export const head = () => ({ ...skoolCourse.head, jsonLd: [course, offerTrail(key)] });

export function Page() {
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
