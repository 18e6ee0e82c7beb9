import type { PackagePage } from '../../../shared/content/offerPages/packagePage.ts';
import { offers } from '../../../shared/content/offers.ts';
import { HubspotForm } from '../../leads/nearForms.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { lazyNear } from '../../ui/lazyNear.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { faqPage, priceOf, provider, thing } from '../jsonLd.ts';
import { GuaranteeExplainer } from './GuaranteeExplainer.tsx';
import { offerTrail } from './offerTrail.ts';

const PriceComparison = lazyNear(
  async () => (await import('./PriceComparison.tsx')).PriceComparison,
  '45rem',
);

export function packageHead({ key, head, faqs }: PackagePage) {
  const offer = offers[key];
  const product = thing('Product', {
    name: offer.name,
    description: offer.summary,
    image: '/social/default.png',
    brand: { '@type': 'Brand', name: provider.name },
    offers: priceOf(offer),
  });
  return { ...head, jsonLd: [product, faqPage(faqs.items), offerTrail(key)] };
}

/** A done-for-you package: what it is, what it costs, how to ask for it. */
export function PackagePageView({ page }: { page: PackagePage }) {
  const { key, hero, benefits, comparison, guarantee, form, faqs } = page;
  return (
    <>
      <Hero {...hero} />
      <Section {...benefits} tone="white">
        <CardGrid>
          {benefits.items.map((benefit) => (
            <Card key={benefit.title} {...benefit} />
          ))}
        </CardGrid>
      </Section>
      {guarantee && <GuaranteeExplainer {...guarantee} />}
      {comparison && <PriceComparison {...comparison} />}
      <Price page={page} />
      <Section {...form} tone="ink" layout="side">
        <Panel>
          <HubspotForm leadType="proposal" offerType={key} />
        </Panel>
      </Section>
      <Section {...faqs} layout="side">
        <Faq items={faqs.items} />
      </Section>
    </>
  );
}

function Price({ page: { key, price, comparison } }: { page: PackagePage }) {
  const { name, price: amount, per, terms, badge } = offers[key];
  const { label, title } = price;
  return (
    <Section {...{ label, title }} tone={comparison ? 'white' : 'paper'} layout="side">
      <PriceCard
        {...{ name, price: amount, per, terms, ...(badge && { badge }) }}
        look="featured"
        points={price.includes}
        action={price.action}
        note={price.note}
      />
    </Section>
  );
}
