import type { ReactNode } from 'react';
import type { OfferCard } from '../../../shared/content/offers.ts';
import type { Link } from '../../../shared/content/shapes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';
import { WaveRule } from '../../ui/Wave.tsx';
import classes from './PriceWithForm.module.css';

type Props = {
  offer: OfferCard;
  includes: readonly string[];
  note: string;
  form: { title: string; text?: string; actions?: readonly Link[] };
  /** The form itself. */
  children: ReactNode;
};

/** One card: the price at the left, and beside it the form to get it. */
export function PriceWithForm({ offer, includes, note, form, children }: Props) {
  const { name, price, per, terms } = offer;
  return (
    <div className={classes.card}>
      <PriceCard {...{ name, price, per, terms, note }} look="featured" points={includes}>
        <WaveRule hasCurve className={classes.wave} />
      </PriceCard>
      <div className={classes.form} data-tone="white">
        <h3>{form.title}</h3>
        {form.text && <p className={classes.text}>{form.text}</p>}
        {children}
        {form.actions?.map((action) => (
          <ButtonLink key={action.label} variant="arrow" {...action} />
        ))}
      </div>
    </div>
  );
}
