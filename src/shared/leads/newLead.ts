import * as z from 'zod/mini';
import { emailText, requiredText, text } from '../formText.ts';

type Wording = { firstName?: string; lastName?: string; email?: string; emailFormat?: string };

/**
 * The fields of a lead, with a form's own error texts. The API, exports, emails and the admin show
 * them in this order.
 */
export const newLead = (wording: Wording = {}) =>
  z.object({
    firstName: requiredText(200, wording.firstName),
    lastName: requiredText(200, wording.lastName),
    email: emailText(wording.email, wording.emailFormat),
    company: text(200),
    revenue: text(200),
    message: z.prefault(text(10_000), ''),
    leadType: requiredText(200),
    offerType: z.prefault(text(200), ''),
  });

/** What a form asks for: type and offer are set by the page. */
export const askedLead = (wording?: Wording) =>
  z.omit(newLead(wording), { leadType: true, offerType: true });

export const leadFields = z.keyof(newLead()).options;

export const leadLabels: Record<(typeof leadFields)[number], string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  company: 'Company',
  revenue: 'Revenue',
  message: 'Message',
  leadType: 'Type',
  offerType: 'Offer',
};

/** Fields that emails and the admin show as a label and a value, after the name and the email. */
export const detailFields = leadFields.filter(
  (field) => !['firstName', 'lastName', 'email', 'message'].includes(field),
);
