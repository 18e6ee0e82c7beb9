import type { Content } from '../../../shared/content/documents.ts';
import type { OfferKey } from '../../../shared/paths.ts';
import { formatDollars, formatNumber } from '../../../shared/numbers.ts';
import {
  compareWithPrice,
  type EstimateInput,
  estimateReturn,
} from '../../../shared/returnEstimate.ts';
import { fill } from '../../../shared/fill.ts';

type Copy = Content['return-calculator'];
type Package = Pick<Content['offers']['cards'][OfferKey], 'name' | 'dollars'>;

const count = (number: number, one: string) =>
  `${formatNumber(number)} ${number === 1 ? one : `${one}s`}`;

export function resultOf(input: EstimateInput) {
  const { clients, revenue } = estimateReturn(input);
  return { clients: count(clients, 'client'), revenue: formatDollars(revenue) };
}

/** Compares the price of each package with the return. */
export function comparisons(
  { terms, surplus: left, deficit: missing }: Copy['comparison'],
  input: EstimateInput,
  packages: readonly Package[],
) {
  const { revenue } = estimateReturn(input);
  return packages.map(({ name, dollars }) => {
    const monthly = Number(dollars);
    const { price, surplus, multiple, breakEven } = compareWithPrice(revenue, input.value, monthly);
    return {
      label: name,
      terms: fill(terms, { price: formatDollars(price), clients: count(breakEven, 'client') }),
      value: `${surplus < 0 ? '−' : ''}${formatDollars(Math.abs(surplus))}`,
      note: fill(surplus < 0 ? missing : left, { multiple }),
    };
  });
}

export function assumptions({ items }: Copy['assumptions'], input: EstimateInput) {
  const { guests, reply, close } = input;
  const values = { ...estimateReturn(input), guests: count(guests, 'guest'), reply, close };
  return items.map((item) => fill(item, values));
}

/** The line that a lead's message starts with. */
export function messageLine({ message }: Copy, input: EstimateInput) {
  const { guests, value } = input;
  return fill(message, {
    ...input,
    ...resultOf(input),
    guests: count(guests, 'guest'),
    value: formatDollars(value),
  });
}
