import { Box, Divider, SimpleGrid, Stack, Title, Group, Text } from '@mantine/core';
import type { packageKeys } from '../../../shared/paths.ts';
import type {
  GuaranteeExplainer as GuaranteeText,
  PackagePage,
  Payments,
} from '../../../shared/content/offerPages.ts';
import { contentOf, type HeadInput, useContent } from '../../lib/content.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { lazyOnVisible } from '../../lib/lazyOnVisible.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { FormSection, Section, type Tone } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextGrid } from '../../ui/TextGrid.tsx';
import { PriceWithForm } from './PriceWithForm.tsx';
import { faqPage, offerTrail, priceOf, thing } from '../jsonLd.ts';
import { type OfferCard, offerCard, useOffer } from './offerCard.ts';
import type { ReactNode } from 'react';
import { noBreak } from '../../ui/noBreak.tsx';

const MONTHS = 12;
const HEIGHT = 100;
const GAP = 0.3;

/** Dollars paid by the end of each month of the first year. */
const paidBy = ({ dollars }: OfferCard, paid: Payments['paid']) =>
  Array.from(
    { length: MONTHS },
    (_, index) => Number(dollars) * (paid === 'upfront' ? MONTHS : index + 1),
  );

type PaidSoFarProps = { payments: Payments; offer: OfferCard };

/** Payments by month, in front of what paying month by month would cost. */
function PaidSoFar({ payments, offer }: PaidSoFarProps) {
  const { paid, comparedWith, caption } = payments;
  const other = useOffer(comparedWith ?? offer.key);
  const amounts = paidBy(offer, paid);
  const compared = comparedWith && paidBy(other, 'monthly');
  const most = Math.max(...amounts, ...(compared ?? []));
  const bars = (values: readonly number[], look: object) =>
    values.map((amount, month) => (
      <rect
        key={month}
        x={month + GAP / 2}
        y={HEIGHT - (amount / most) * HEIGHT}
        width={1 - GAP}
        height={(amount / most) * HEIGHT}
        {...look}
      />
    ));
  return (
    <Box component="figure" mt="clamp(1.5rem, 3vw, 2.5rem)">
      <svg
        viewBox={`0 0 ${amounts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height="120"
        aria-hidden
      >
        {bars(compared ?? [], { fill: 'var(--tone-line)' })}
        {bars(amounts, { fill: compared ? 'var(--tone-gain)' : 'var(--tone-text)' })}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" mt="0.75rem" maw="44ch">
        {noBreak(caption)}
      </Text>
    </Box>
  );
}

type Props = Pick<OfferCard, 'price' | 'terms'> & { children: ReactNode };

/** The price of a package, as large as the title beside it, and what it means for the year. */
const HeroPrice = ({ price, terms, children }: Props) => (
  // Level with the title, below the height of its label.
  <Box mt={{ md: '3.25rem' }}>
    <Divider color="var(--tone-text)" mb="1.25rem" />
    <Group component="p" gap="0 0.5rem" align="baseline" c="dimmed">
      <Text span variant="figure" fz="clamp(3.5rem, 2rem + 6vw, 7rem)" c="var(--tone-text)">
        {price}
      </Text>{' '}
      /month
    </Group>
    <Text c="dimmed" mt="0.75rem">
      {noBreak(terms)}
    </Text>
    {children}
  </Box>
);

const PriceComparison = lazyOnVisible(
  async () => (await import('./PriceComparison.tsx')).PriceComparison,
  '45rem',
);

/** Creates the page module of a done-for-you package. */
export const createPackagePage = (key: (typeof packageKeys)[number]) => ({
  content: [`offers/${key}`, 'offers', 'forms'] as const,
  head: ({ content }: HeadInput) => {
    const page = contentOf(content, `offers/${key}`);
    const site = contentOf(content, 'site');
    const offer = offerCard(content, key);
    const product = thing('Product', {
      name: offer.name,
      description: offer.summary,
      image: '/social/default.png',
      brand: { '@type': 'Brand', name: site.name },
      offers: priceOf(site, offer),
    });
    return { ...page.head, jsonLd: [product, faqPage(page.faqs.items), offerTrail(site, key)] };
  },
  Page: () => {
    const page = useContent(`offers/${key}`);
    const offer = useOffer(key);
    const { hero, year, faqs } = page;
    return (
      <>
        <Hero {...hero}>
          <HeroPrice price={offer.price} terms={offer.terms}>
            {'facts' in year ? (
              <Box mt="clamp(1.5rem, 3vw, 2.5rem)">
                <Facts items={year.facts} size="large" />
              </Box>
            ) : (
              <PaidSoFar payments={year} offer={offer} />
            )}
          </HeroPrice>
        </Hero>
        <Argument page={page} offer={offer} />
        <Section {...faqs} layout="side">
          <Faq items={faqs.items} />
        </Section>
      </>
    );
  },
});

/** Each package opens with its own deciding argument, in its own layout. */
type Shown = { page: PackagePage; offer: OfferCard };

function Argument(shown: Shown) {
  const { page } = shown;
  const { benefits, comparison, guarantee } = page;
  if (guarantee)
    return (
      <>
        <Section {...benefits} tone="shade">
          <TextGrid items={benefits.items} columns={3} />
        </Section>
        <GuaranteeExplainer {...guarantee} />
        <Price {...shown} />
        <Form {...shown} />
      </>
    );
  if (comparison)
    return (
      <>
        <PriceComparison {...comparison} />
        <Price {...shown} tone="shade" />
        <Section {...benefits} layout="side">
          <TextGrid items={benefits.items} columns={1} />
        </Section>
        <Form {...shown} />
      </>
    );
  return (
    <>
      <PriceAndForm {...shown} />
      <Section {...benefits} tone="ink">
        <TextGrid items={benefits.items} columns={3} />
      </Section>
    </>
  );
}

function Price({ page: { price }, offer, tone }: Shown & { tone?: Tone }) {
  const { name, badge, per, terms } = offer;
  const { includes, action, note, ...opener } = price;
  return (
    <Section {...opener} {...(tone && { tone })} layout="side">
      <PriceCard
        {...{ name, badge, per, terms, action, note }}
        price={offer.price}
        look="featured"
        points={includes}
      />
    </Section>
  );
}

const Form = ({ page: { form }, offer: { key } }: Shown) => (
  <FormSection {...form} tone="ink">
    <HubspotForm leadType="proposal" offerType={key} />
  </FormSection>
);

function PriceAndForm({ page: { price, form }, offer }: Shown) {
  const { includes, action: _, note, ...opener } = price;
  return (
    <Section {...opener} tone="shade">
      <PriceWithForm offer={offer} price={{ includes, note }} form={form}>
        <HubspotForm leadType="proposal" offerType={offer.key} />
      </PriceWithForm>
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
