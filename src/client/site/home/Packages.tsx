import { Box, Grid, Stack, Text, Title } from '@mantine/core';
import { anchors } from '../../../shared/content/links.ts';
import {
  type OfferCard,
  offers,
  packageKeys,
  production,
  trainingKeys,
} from '../../../shared/content/offers.ts';
import { useContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Packages.module.css';

export function Packages() {
  const { pricing } = useContent('pages/home');
  return (
    <Section {...pricing} id={anchors.packages}>
      <CardGrid>
        {packageKeys.map((key) => (
          <PriceCard
            key={key}
            {...card(offers[key])}
            look={key === pricing.featured ? 'featured' : 'plain'}
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
        {trainingKeys.map((key) => (
          <Grid.Col key={key} span={{ base: 12, xs: 6, md: 4 }}>
            <PriceCard {...card(offers[key])} points={[]} h="100%" look="small" headingLevel={4} />
          </Grid.Col>
        ))}
      </Grid>
    </Section>
  );
}

/** What the packages share is listed once, below them. */
const card = ({ key: _key, cta, path, summary: _summary, points, ...offer }: OfferCard) => ({
  ...offer,
  points: points.filter((point) => !production.includes(point)),
  action: { label: cta, href: path },
  isWholeCardLink: true,
});
