import { z } from 'zod';
import { ById } from '../byId.ts';
import { requiredText } from '../text.ts';
import { LeadFilter } from './filter.ts';
import { LeadSort } from './sorting.ts';

/** Views that one person may have, and that may be shared. */
export const MAX_LEAD_VIEWS = 50;
export const MAX_VIEW_NAME = 60;

const name = requiredText(MAX_VIEW_NAME, 'Enter a name');

/** A named filter of the list of leads. */
export const NewLeadView = z.object({
  name,
  /** Whether the whole team sees it. Without an account, views are always shared. */
  isShared: z.boolean(),
  filter: LeadFilter.omit({ zone: true }),
  sort: LeadSort,
});
export type NewLeadView = z.output<typeof NewLeadView>;

export const LeadViewName = ById.extend({ name });
export type LeadViewName = z.output<typeof LeadViewName>;

const LeadView = z.object({
  id: z.guid(),
  name: z.string(),
  isShared: z.boolean(),
  filter: z.record(z.string(), z.string()),
  sort: z.string(),
});
export const LeadViews = z.object({ views: z.array(LeadView) });
