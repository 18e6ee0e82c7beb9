import { Divider, SimpleGrid, Stack, Title } from '@mantine/core';
import type {
  GuaranteeExplainer as GuaranteeText,
  PackagePage,
} from '../../../shared/content/offerPages/packagePage.ts';
import { offers } from '../../../shared/content/offers.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { Cards } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { lazyOnVisible } from '../../lib/lazyOnVisible.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { FormSection, Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { faqPage, offerTrail, priceOf, provider, thing } from '../jsonLd.ts';

const PriceComparison = lazyOnVisible(
  async () => (await import('./PriceComparison.tsx')).PriceComparison,
  '45rem',
);

/** Creates the page module of a done-for-you package. */
export const createPackagePage = (page: PackagePage) => ({
  head: () => {
    const offer = offers[page.key];
    const product = thing('Product', {
      name: offer.name,
      description: offer.summary,
      image: '/social/default.png',
      brand: { '@type': 'Brand', name: provider.name },
      offers: priceOf(offer),
    });
    return { ...page.head, jsonLd: [product, faqPage(page.faqs.items), offerTrail(page.key)] };
  },
  Page: () => {
    const { key, hero, benefits, comparison, guarantee, form, faqs } = page;
    return (
      <>
        <Hero {...hero} />
        <Section {...benefits} tone="white">
          <Cards items={benefits.items} />
        </Section>
        {guarantee && <GuaranteeExplainer {...guarantee} />}
        {comparison && <PriceComparison {...comparison} />}
        <Price page={page} />
        <FormSection {...form} tone="ink">
          <HubspotForm leadType="proposal" offerType={key} />
        </FormSection>
        <Section {...faqs} layout="side">
          <Faq items={faqs.items} />
        </Section>
      </>
    );
  },
});

function Price({ page: { key, price, comparison } }: { page: PackagePage }) {
  const { key: _, summary: _summary, ...offer } = offers[key];
  const { includes, action, note, ...opener } = price;
  return (
    <Section {...opener} tone={comparison ? 'white' : 'paper'} layout="side">
      <PriceCard {...offer} look="featured" points={includes} action={action} note={note} />
    </Section>
  );
}

function GuaranteeExplainer({ steps, counts, yourPart, ...opener }: GuaranteeText) {
  return (
    <Section {...opener} tone="ink">
      <Steps items={steps} />
      <SimpleGrid
        cols={{ base: 1, sm: 2 }}
        spacing="var(--gutter)"
        verticalSpacing="2.5rem"
        mt="clamp(3rem, 6vw, 5.5rem)"
      >
        {[counts, yourPart].map(({ title, points }) => (
          <Stack key={title} gap="1.25rem">
            <Divider color="var(--tone-text)" />
            <Title order={3}>{title}</Title>
            <CheckList items={points} />
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  );
}
