import { Box, Grid, Stack, Text, Title } from '@mantine/core';
import { anchors, packageKeys, trainingKeys } from '../../../shared/paths.ts';
import { useContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { type OfferCard, useOffers } from '../offers/offerCard.ts';
import classes from './Packages.module.css';

export function Packages() {
  const { pricing } = useContent('pages/home');
  const { production } = useContent('offers');
  const packages = useOffers(packageKeys);
  const training = useOffers(trainingKeys);
  // What the packages share is listed once, below them.
  const own = (points: readonly string[]) => points.filter((point) => !production.includes(point));
  return (
    <Section {...pricing} id={anchors.packages}>
      <CardGrid>
        {packages.map((offer) => (
          <PriceCard
            key={offer.key}
            {...card(offer)}
            points={own(offer.points)}
            look={offer.key === pricing.featured ? 'featured' : 'plain'}
          />
        ))}
      </CardGrid>
      <Box className={classes.shared}>
        <Text fw={600}>{pricing.shared}</Text>
        <CheckList items={production} />
      </Box>
      <Grid gap="clamp(0.75rem, 2.5vw, 2rem)" mt="clamp(2rem, 5vw, 4.5rem)">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="0.5rem" align="start" justify="space-between" h="100%">
            <Title order={3}>{pricing.smaller.title}</Title>
            <ButtonLink variant="arrow" {...pricing.compare} />
          </Stack>
        </Grid.Col>
        {training.map((offer) => (
          <Grid.Col key={offer.key} span={{ base: 12, xs: 6, md: 4 }}>
            <PriceCard {...card(offer)} points={[]} h="100%" look="small" headingLevel={4} />
          </Grid.Col>
        ))}
      </Grid>
    </Section>
  );
}

const card = ({ name, badge, price, per, terms, cta, path }: OfferCard) => ({
  name,
  badge,
  price,
  per,
  terms,
  action: { label: cta, href: path },
  isWholeCardLink: true,
});
