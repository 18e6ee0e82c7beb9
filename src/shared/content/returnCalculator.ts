import { compareWithPrice, type EstimateInput, estimateReturn } from '../returnEstimate.ts';
import { claims } from './unmoved.ts';
import type { OfferKey } from '../paths.ts';
import type { Offers } from './offers.ts';
import { formatDollars, formatNumber } from '../numbers.ts';
import type { Stat } from './shapes.ts';

export const fields = {
  value: { label: 'Value of a client', unit: 'dollars' },
  guests: { label: 'Guests invited a month', unit: '' },
  reply: { label: 'Invitations that lead to a conversation', unit: '%' },
  close: { label: 'Conversations that lead to a client', unit: '%' },
};

export const resultLabel = 'Estimate for 12 months';
export const assumptionsTitle = 'How this is counted';
export const messageNote =
  'If you change a figure, your estimate is added to the message below. You can remove it there.';

const count = (number: number, one: string, more = `${one}s`) =>
  `${formatNumber(number)} ${number === 1 ? one : more}`;

export function resultOf(input: EstimateInput) {
  const { clients, revenue } = estimateReturn(input);
  return { clients: count(clients, 'client'), revenue: formatDollars(revenue) };
}

type Package = Pick<Offers['cards'][OfferKey], 'name' | 'dollars'>;

/** Compares the price of each package with the return. */
export function comparisons(
  input: EstimateInput,
  packages: readonly Package[],
): (Stat & { terms: string; note: string })[] {
  const { revenue } = estimateReturn(input);
  return packages.map(({ name, dollars }) => {
    const monthly = Number(dollars);
    const { price, surplus, multiple, breakEven } = compareWithPrice(revenue, input.value, monthly);
    return {
      label: name,
      terms: `${formatDollars(price)} for 12 months, covered by ${count(breakEven, 'client')}`,
      value: `${surplus < 0 ? '−' : ''}${formatDollars(Math.abs(surplus))}`,
      note: `${surplus < 0 ? 'less than' : 'left after'} its price (${multiple}×)`,
    };
  });
}

export function assumptions(input: EstimateInput, cards: Offers['cards']): string[] {
  const { invited, conversations, clients } = estimateReturn(input);
  const { guests, reply, close } = input;
  return [
    `${count(guests, 'guest')} a month: ${invited} invitations in 12 months.`,
    `${reply}% lead to a conversation: ${conversations}. Of these, ${close}% lead to a client: ${clients}. Both are rounded down.`,
    'Each client buys once, within the 12 months. What it costs you to serve a client is not deducted.',
    `With ${cards['smart-saver'].name} and ${cards['no-commitment'].name} we source the first 2 guests, and you invite the others.`,
    'The figure with × is the return divided by the price of 12 months, rounded down.',
    `${claims.outreachResponse} of our invitations are answered. The other figures at the start are examples.`,
  ];
}

/** The line that a lead's message starts with. */
export function messageLine(input: EstimateInput) {
  const { clients, revenue } = resultOf(input);
  const { value, guests, reply, close } = input;
  return `My estimate: ${clients}, ${revenue} in 12 months (${formatDollars(value)} a client, ${count(guests, 'guest')} invited a month, ${reply}% reply, ${close}% close)`;
}
