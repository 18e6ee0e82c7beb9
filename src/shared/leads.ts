import { z } from 'zod';
import { newLead } from './leads/newLead.ts';
import { leadStatuses } from './leads/terms.ts';
import { nextCursor, PageQuery } from './paging.ts';
import { SpamQuery } from './spam.ts';

/** What a form or an external tool sends. */
export const NewLead = z.object(newLead().shape);
export type NewLead = z.output<typeof NewLead>;

export const Lead = z.object({
  id: z.guid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  revenue: z.string(),
  message: z.string(),
  leadType: z.string(),
  offerType: z.string(),
  createdAt: z.date(),
});
export type Lead = z.output<typeof Lead>;

export const LeadOutput = z.object({ lead: Lead });

export const LeadQuery = PageQuery.extend(SpamQuery.shape);
export type LeadQuery = z.output<typeof LeadQuery>;

/** A lead of a list or an export; `status` is present when spam was requested. */
export const ListedLead = Lead.extend({ status: z.enum(leadStatuses).optional() });
export const LeadList = z.object({ leads: z.array(ListedLead), nextCursor });
