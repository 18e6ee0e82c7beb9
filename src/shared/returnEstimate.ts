import * as z from 'zod/mini';
import type { Site } from './content/site.ts';

type Range = { min: number; max: number; step?: number };

/**
 * What a visitor can enter: `value`, dollars per new client; `guests` invited a month; `reply`, the
 * percentage of invitations that lead to a conversation; `close`, the percentage of conversations
 * that lead to a client.
 */
export const estimateRanges = {
  value: { min: 500, max: 1_000_000 },
  guests: { min: 1, max: 30, step: 1 },
  reply: { min: 5, max: 100, step: 5 },
  close: { min: 1, max: 50, step: 1 },
} satisfies Record<string, Range>;

type EstimateField = keyof typeof estimateRanges;
export type EstimateInput = Record<EstimateField, number>;

/** What the calculator starts with. */
export const initialEstimate = ({ outreachResponse }: Site['claims']): EstimateInput => ({
  value: 25_000,
  guests: 8,
  reply: Number.parseInt(outreachResponse, 10),
  close: 5,
});

/** Parses a figure from a URL; returns `undefined` when it is invalid. */
function parseFigure(field: EstimateField, value: unknown): number | undefined {
  const { min, max } = estimateRanges[field];
  const figure = z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
  return z.safeParse(figure, value).data;
}

/** Parses a URL's query string. A missing or invalid figure is that of `initial`. */
export function readEstimate(search: string, initial: EstimateInput): EstimateInput {
  const query = new URLSearchParams(search);
  const read = (field: EstimateField) =>
    parseFigure(field, query.get(field) ?? undefined) ?? initial[field];
  return {
    value: read('value'),
    guests: read('guests'),
    reply: read('reply'),
    close: read('close'),
  };
}

const MONTHS = 12;

/** Conversations and clients of 12 months, rounded down, and what those clients are worth. */
export function estimateReturn({ value, guests, reply, close }: EstimateInput) {
  const invited = guests * MONTHS;
  const conversations = Math.floor((invited * reply) / 100);
  const clients = Math.floor((conversations * close) / 100);
  return { invited, conversations, clients, revenue: clients * value };
}

/**
 * Compares the revenue of 12 months with the price of a package for 12 months. `multiple` is revenue
 * divided by price, rounded down to one decimal; `breakEven` is the number of clients that pay for it.
 */
export function compareWithPrice(revenue: number, value: number, monthlyPrice: number) {
  const price = monthlyPrice * MONTHS;
  return {
    price,
    surplus: revenue - price,
    multiple: Math.floor((revenue / price) * 10) / 10,
    breakEven: Math.ceil(price / value),
  };
}
