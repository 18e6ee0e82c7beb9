import { z } from 'zod';

type Sort = {
  keys: readonly ('createdAt' | 'nameKey' | 'companyKey' | 'tier' | 'id')[];
  isDescending: boolean;
};

const newest = ['createdAt', 'id'] as const;
const byName = ['nameKey', 'id'] as const;
const byCompany = ['companyKey', 'id'] as const;
const byRevenue = ['tier', 'createdAt', 'id'] as const;

/** Sort orders of the list. The last key is the id, so that positions are unique. */
export const leadSorts = {
  newest: { keys: newest, isDescending: true },
  oldest: { keys: newest, isDescending: false },
  name: { keys: byName, isDescending: false },
  'name-desc': { keys: byName, isDescending: true },
  company: { keys: byCompany, isDescending: false },
  'company-desc': { keys: byCompany, isDescending: true },
  revenue: { keys: byRevenue, isDescending: false },
  'revenue-desc': { keys: byRevenue, isDescending: true },
} as const satisfies Record<string, Sort>;
export type LeadSort = keyof typeof leadSorts;

const names = z.enum(
  Object.keys(leadSorts).filter((name): name is LeadSort => Object.hasOwn(leadSorts, name)),
);
export const LeadSort = z
  .string()
  .pipe(z.enum(names.options, { error: `Must be one of ${names.options.join(', ')}` }))
  .default('newest');

const text = z
  .string()
  .max(300)
  .refine((value) => !value.includes('\0'));
// The end of the year 9999: Postgres parses nothing later.
const LATEST = Date.UTC(10_000, 0) - 1;
const keyTypes = {
  createdAt: z
    .int()
    .min(0)
    .max(LATEST)
    .transform((millis) => new Date(millis)),
  nameKey: text,
  companyKey: text,
  tier: z.int().min(0).max(3),
  id: z.guid(),
};

type Row = { createdAt: Date; nameKey: string; companyKey: string; tier: number; id: string };

/** Returns the cursor of a row in a sort order. */
export const encodeCursor = (row: Row, sort: LeadSort) =>
  encode(
    JSON.stringify(
      leadSorts[sort].keys.map((key) => (key === 'createdAt' ? row.createdAt.getTime() : row[key])),
    ),
  );

/**
 * Returns the values of a cursor that `encodeCursor` wrote for the same sort order; `undefined` for
 * anything else.
 */
export function decodeCursor(
  place: string,
  sort: LeadSort,
): (string | number | Date)[] | undefined {
  const values = parse(place);
  const keys = leadSorts[sort].keys;
  if (!Array.isArray(values) || values.length !== keys.length) return undefined;
  const read = keys.map((key, index) => keyTypes[key].safeParse(values[index]));
  return read.every(({ success }) => success) ? read.map(({ data }) => data ?? '') : undefined;
}

const encode = (json: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(json)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function parse(place: string): unknown {
  try {
    const bytes = atob(place.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
