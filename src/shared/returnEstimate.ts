import * as z from 'zod/mini';
import { claims } from './content/claims.ts';

type Range = { min: number; max: number; step: number; initial: number };

/** What a visitor can enter: dollars, guests a month, and two rates in percent. */
export const estimateRanges = {
  value: { min: 500, max: 1_000_000, step: 500, initial: 25_000 },
  guests: { min: 1, max: 30, step: 1, initial: 8 },
  reply: { min: 5, max: 100, step: 5, initial: Number.parseInt(claims.outreachResponse, 10) },
  close: { min: 1, max: 50, step: 1, initial: 5 },
} satisfies Record<string, Range>;

export type EstimateField = keyof typeof estimateRanges;
export type EstimateInput = Record<EstimateField, number>;

/** Returns a figure that was typed or comes from an address; `undefined` when it is invalid. */
export function parseFigure(field: EstimateField, value: unknown): number | undefined {
  const { min, max } = estimateRanges[field];
  const figure = z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
  return z.safeParse(figure, value).data;
}

/** Reads the query of an address. A missing or invalid figure becomes its initial one. */
export function readEstimate(search: string): EstimateInput {
  const query = new URLSearchParams(search);
  const read = (field: EstimateField) =>
    parseFigure(field, query.get(field) ?? undefined) ?? estimateRanges[field].initial;
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

/** Compares a return with 12 months of a package; `breakEven` is in clients. */
export function compareWithPrice(revenue: number, value: number, monthlyPrice: number) {
  const price = monthlyPrice * MONTHS;
  return {
    price,
    left: revenue - price,
    times: Math.floor((revenue / price) * 10) / 10,
    breakEven: Math.ceil(price / value),
  };
}
