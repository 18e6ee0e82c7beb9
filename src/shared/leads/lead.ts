import { z } from 'zod';
import { AttributionColumns } from '../attributionColumns.ts';
import { newLead } from './newLead.ts';
import { leadStatuses } from './constants.ts';
import { nextCursor, PageQuery } from '../paging.ts';
import { SpamQuery } from '../spam.ts';

/**
 * What a form or an external tool sends. The fields are written with zod/mini, which the forms load;
 * `z.object` makes a schema with zod's methods of them.
 */
export const NewLead = z.object(newLead().shape);
export type NewLead = z.output<typeof NewLead>;

/**
 * The same fields as plain text: only input is validated, so rows from before a stricter rule stay
 * readable.
 */
function storedShape<Shape extends object>(shape: Shape): Record<keyof Shape, z.ZodString>;
function storedShape(shape: object) {
  return Object.fromEntries(Object.keys(shape).map((field) => [field, z.string()]));
}

export const Lead = z.object({
  id: z.guid(),
  ...storedShape(NewLead.shape),
  createdAt: z.date(),
});
export type Lead = z.output<typeof Lead>;

export const LeadOutput = z.object({ lead: Lead });

export const LeadQuery = PageQuery.extend(SpamQuery.shape);
export type LeadQuery = z.output<typeof LeadQuery>;

/** A lead of a list or an export; `status` is present when spam was requested. */
export const ListedLead = Lead.extend({ status: z.enum(leadStatuses).optional() });
export const LeadList = z.object({ leads: z.array(ListedLead), nextCursor });

/** The columns that an export has only on request. */
export const FurtherLeadColumns = z.object({
  wonValue: z.int().nullish(),
  ...AttributionColumns.shape,
});
export const ExportedLead = ListedLead.extend(FurtherLeadColumns.shape);
export type ExportedLead = z.output<typeof ExportedLead>;
