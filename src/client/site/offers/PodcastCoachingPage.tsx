import { contentOf, type HeadInput, useContent } from '../../lib/content.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextGrid } from '../../ui/TextGrid.tsx';
import { courseOf, faqPage, offerTrail } from '../jsonLd.ts';
import { offerCard, useOffer } from './offerCard.ts';
import { PriceWithForm } from './PriceWithForm.tsx';

const key = 'podcast-coaching';

export const content = [`offers/${key}`, 'offers', 'forms'] as const;

export function head({ content }: HeadInput) {
  const page = contentOf(content, `offers/${key}`);
  const site = contentOf(content, 'site');
  const course = courseOf(site, page, offerCard(content, key), {
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: 8 },
    },
  });
  return { ...page.head, jsonLd: [course, faqPage(page.faqs.items), offerTrail(site, key)] };
}

export function Page() {
  const { hero, why, price, form, lessons, faqs } = useContent(`offers/${key}`);
  const offer = useOffer(key);
  return (
    <>
      <Hero {...hero} />
      <Section {...why} tone="shade" layout="side">
        <TextGrid items={why.items} columns={1} />
      </Section>
      <Section {...price}>
        <PriceWithForm offer={offer} price={price} form={form}>
          <HubspotForm leadType="proposal" offerType={key} />
        </PriceWithForm>
      </Section>
      <Section {...lessons} tone="ink">
        <Steps items={lessons.steps} />
      </Section>
      <Section {...faqs} layout="side">
        <Faq items={faqs.items} />
      </Section>
    </>
  );
}
