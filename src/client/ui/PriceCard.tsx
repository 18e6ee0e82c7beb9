import type { ReactNode } from 'react';
import classes from './PriceCard.module.css';
import { ButtonLink } from './ButtonLink.tsx';
import { CheckList } from './CheckList.tsx';
import { SiteLink } from './SiteLink.tsx';
import { WaveEdge } from './Wave.tsx';

type Props = {
  name: string;
  price: string;
  per: 'month' | 'one-time';
  terms: string;
  summary?: string;
  points?: readonly string[];
  badge?: string;
  /** Where the button leads, and with `isTarget` the whole card. */
  action?: { label: string; href: string };
  isTarget?: boolean;
  /** The small print below everything. */
  note?: string;
  /** `featured` is the one to look at first, `small` a line beside the big ones. */
  look?: 'plain' | 'featured' | 'small';
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Stands below the points. */
  children?: ReactNode;
};

/** A price with what it buys. */
export function PriceCard({ look = 'plain', headingLevel: Heading = 'h3', ...offer }: Props) {
  const { action, isTarget, points } = offer;
  return (
    <article
      className={`${classes.card} ${classes[look]} ${isTarget ? classes.target : ''}`}
      data-tone={look === 'featured' ? 'ink' : undefined}
    >
      <WaveEdge className={classes.edge} />
      <div className={classes.head}>
        <Heading className={classes.name}>{offer.name}</Heading>
        {offer.badge && <p className={classes.badge}>{offer.badge}</p>}
      </div>
      <p className={classes.price}>
        <span className={classes.amount}>{offer.price}</span>{' '}
        <span className={classes.per}>{offer.per === 'month' ? '/month' : 'one-time'}</span>
      </p>
      <p className={classes.terms}>{offer.terms}</p>
      {offer.summary && <p className={classes.summary}>{offer.summary}</p>}
      {points && points.length > 0 && <CheckList items={points} />}
      {offer.children}
      {action && <Action {...action} look={look} />}
      {offer.note && <p className={classes.note}>{offer.note}</p>}
    </article>
  );
}

function Action({ look, ...link }: { label: string; href: string; look: Props['look'] }) {
  const className = `${classes.action}`;
  if (look === 'small') return <SiteLink className={`${className} ${classes.quiet}`} {...link} />;
  const variant = look === 'featured' ? 'filled' : 'outline';
  return <ButtonLink variant={variant} className={className} {...link} />;
}
