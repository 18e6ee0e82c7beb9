import { z } from 'zod';
import { leadStatuses } from './leads/terms.ts';
import { nextCursor, PageQuery } from './paging.ts';
import { SpamQuery } from './spam.ts';
import { emailText, requiredText, text } from './text.ts';

type Wording = { firstName?: string; lastName?: string; email?: string; emailFormat?: string };

/** The insert shape, with a form's own words for what is missing. */
export const newLead = (wording: Wording = {}) =>
  z.object({
    firstName: requiredText(200, wording.firstName),
    lastName: requiredText(200, wording.lastName),
    email: emailText(wording.email, wording.emailFormat),
    company: text(200),
    revenue: text(200),
    message: text(10_000).default(''),
    leadType: requiredText(200),
    offerType: text(200).default(''),
  });

/** What a form or an external tool sends. */
export const NewLead = newLead();
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

export const LeadAnswer = z.object({ lead: Lead });

export const LeadQuery = PageQuery.extend(SpamQuery.shape);
export type LeadQuery = z.output<typeof LeadQuery>;

/** A lead of a list or an export; `status` is there when spam was asked for, and tells it apart. */
export const ListedLead = Lead.extend({ status: z.enum(leadStatuses).optional() });
export const LeadList = z.object({ leads: z.array(ListedLead), nextCursor });
