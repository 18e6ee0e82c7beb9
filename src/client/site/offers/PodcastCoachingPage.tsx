import { podcastCoaching } from '../../../shared/content/offerPages/podcastCoaching.ts';
import { offers } from '../../../shared/content/offers.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextGrid } from '../../ui/TextGrid.tsx';
import { faqPage, offerTrail, priceOf, provider, thing } from '../jsonLd.ts';
import { PriceWithForm } from './PriceWithForm.tsx';

const { key, hero, why, price, form, lessons, faqs } = podcastCoaching;
const offer = offers[key];

const course = thing('Course', {
  name: hero.title,
  description: podcastCoaching.head.description,
  provider,
  offers: { ...priceOf(offer), category: 'Paid' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: 8 },
  },
});

export const head = () => ({
  ...podcastCoaching.head,
  jsonLd: [course, faqPage(faqs.items), offerTrail(key)],
});

export function Page() {
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
