import { z } from 'zod';
import { Link, list, SectionHeading, Stat, Step, template, text } from '../shapes.ts';
import { Process, ServicePage } from './servicePage.ts';

const Invitation = z.strictObject({
  subject: text(),
  paragraphs: list(
    z.strictObject({
      text: text(),
      note: z.number().meta({ help: 'The number of the reason that explains it.' }).optional(),
    }),
  ),
});
export type Invitation = z.output<typeof Invitation>;

const Guest = z.strictObject({
  role: text(),
  company: text(),
  tier: z.literal([1, 2, 3]),
  why: text(),
  status: z.enum(['Invited', 'Answered', 'Booked', 'Recorded']),
  note: text().optional(),
});
export type Guest = z.output<typeof Guest>;

const Tier = Step.extend({ points: list(text()) });

const GuestList = SectionHeading.extend({
  tiers: z.tuple([Tier, Tier, Tier], 'three tiers').readonly(),
  columns: z.strictObject({ guest: text(), tier: text(), why: text(), status: text() }),
  caption: template('guests', 'answered', 'booked'),
  guests: list(Guest),
});
export type GuestList = z.output<typeof GuestList>;

export const GuestManagementPage = ServicePage.extend({
  figures: list(Stat),
  invitation: Invitation,
  reasons: SectionHeading.extend({ items: list(Step) }),
  guestList: GuestList,
  process: Process,
  types: SectionHeading.extend({ items: list(Step), link: Link }),
}).meta({ title: 'Guest management' });
