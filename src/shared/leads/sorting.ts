import { z } from 'zod';

type Sort = {
  keys: readonly ('createdAt' | 'activityAt' | 'nameKey' | 'companyKey' | 'tier' | 'id')[];
  isDescending: boolean;
};

const byDate = ['createdAt', 'id'] as const;
const byName = ['nameKey', 'id'] as const;
const byCompany = ['companyKey', 'id'] as const;
const byRevenue = ['tier', 'createdAt', 'id'] as const;

/** Sort orders of the list. The last key is the id, so that positions are unique. */
export const leadSorts = {
  newest: { keys: byDate, isDescending: true },
  oldest: { keys: byDate, isDescending: false },
  name: { keys: byName, isDescending: false },
  'name-desc': { keys: byName, isDescending: true },
  company: { keys: byCompany, isDescending: false },
  'company-desc': { keys: byCompany, isDescending: true },
  revenue: { keys: byRevenue, isDescending: false },
  'revenue-desc': { keys: byRevenue, isDescending: true },
} as const satisfies Record<string, Sort>;
export type LeadSort = keyof typeof leadSorts;

/** With the order of the kanban board, which has indexes within a status only. */
export const leadOrders = {
  ...leadSorts,
  /** The latest contact first; arrival is the first contact. */
  activity: { keys: ['activityAt', 'id'], isDescending: true },
} as const satisfies Record<string, Sort>;
export type LeadOrder = keyof typeof leadOrders;

const sortNames = Object.keys(leadSorts).filter((name): name is LeadSort => name in leadSorts);
export const LeadSort = z
  .string()
  .pipe(z.enum(sortNames, { error: `Must be one of ${sortNames.join(', ')}` }))
  .default('newest');

const text = z
  .string()
  .max(300)
  .refine((value) => !value.includes('\0'));
// The end of the year 9999, the latest time that Postgres parses.
const LATEST = Date.UTC(10_000, 0) - 1;
const moment = z
  .int()
  .min(0)
  .max(LATEST)
  .transform((millis) => new Date(millis));
const keyTypes = {
  createdAt: moment,
  activityAt: moment,
  nameKey: text,
  companyKey: text,
  tier: z.int().min(0).max(3),
  id: z.guid(),
};

type Row = {
  createdAt: Date;
  lastContactAt?: Date | null | undefined;
  nameKey: string;
  companyKey: string;
  tier: number;
  id: string;
};

/** Returns the cursor of a row in a sort order. */
export function encodeCursor(row: Row, sort: LeadOrder) {
  const values = leadOrders[sort].keys.map((key) => {
    if (key === 'activityAt') return (row.lastContactAt ?? row.createdAt).getTime();
    return key === 'createdAt' ? row.createdAt.getTime() : row[key];
  });
  return z.util.uint8ArrayToBase64url(new TextEncoder().encode(JSON.stringify(values)));
}

/**
 * Returns the values of a cursor that `encodeCursor` wrote for the same sort order; `undefined` for
 * anything else.
 */
export function decodeCursor(
  cursor: string,
  sort: LeadOrder,
): (string | number | Date)[] | undefined {
  const values = parse(cursor);
  const keys = leadOrders[sort].keys;
  if (!Array.isArray(values) || values.length !== keys.length) return undefined;
  const parsed = keys.map((key, index) => keyTypes[key].safeParse(values[index]));
  return parsed.every(({ success }) => success) ? parsed.map(({ data }) => data ?? '') : undefined;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(z.util.base64urlToUint8Array(cursor)));
  } catch {
    return undefined;
  }
}
