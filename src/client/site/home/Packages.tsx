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
import classes from './Packages.module.css';

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
      <div className={classes.training}>
        <div className={classes.words}>
          <h3>{pricing.smaller.title}</h3>
          <ButtonLink variant="arrow" {...pricing.compare} />
        </div>
        {trainingKeys.map((key) => (
          <PriceCard key={key} {...card(offers[key])} points={[]} look="small" headingLevel="h4" />
        ))}
      </div>
    </Section>
  );
}

function card({ name, price, per, terms, summary, points, badge, cta, path }: OfferCard) {
  const action = { label: cta, href: path };
  return {
    name,
    price,
    per,
    terms,
    summary,
    points,
    ...(badge && { badge }),
    action,
    isTarget: true,
  };
}
