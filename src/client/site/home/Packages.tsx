import { Grid, Stack, Title } from '@mantine/core';
import { pricing } from '../../../shared/content/home.ts';
import {
  type OfferCard,
  offers,
  packageKeys,
  trainingKeys,
} from '../../../shared/content/offers.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/Card.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { Section } from '../../ui/Section.tsx';

export function Packages() {
  return (
    <Section {...pricing} tone="white">
      <CardGrid>
        {packageKeys.map((key) => (
          <PriceCard
            key={key}
            {...card(offers[key])}
            look={key === pricing.featured ? 'featured' : 'plain'}
          />
        ))}
      </CardGrid>
      <Grid
        columnGap="var(--gutter)"
        rowGap="calc(var(--gutter) + 1rem)"
        mt="clamp(3rem, 5vw, 4.5rem)"
      >
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="0.75rem" align="start" justify="space-between" h="100%">
            <Title order={3}>{pricing.smaller.title}</Title>
            <ButtonLink variant="arrow" {...pricing.compare} />
          </Stack>
        </Grid.Col>
        {trainingKeys.map((key) => (
          <Grid.Col key={key} span={{ base: 12, sm: 6, md: 4 }}>
            <PriceCard {...card(offers[key])} h="100%" points={[]} look="small" headingLevel={4} />
          </Grid.Col>
        ))}
      </Grid>
    </Section>
  );
}

const card = ({ key: _key, cta, path, ...offer }: OfferCard) => ({
  ...offer,
  action: { label: cta, href: path },
  isTarget: true,
});
