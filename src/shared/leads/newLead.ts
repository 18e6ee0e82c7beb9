import * as z from 'zod/mini';
import { honeypot } from '../honeypot.ts';
import { emailText, longText, requiredText, text } from '../formText.ts';

type ErrorMessages = {
  firstName?: string;
  lastName?: string;
  email?: string;
  emailFormat?: string;
};

/**
 * The fields of a lead, with the error messages of a form. The API, exports, emails and the admin show
 * them in this order.
 */
export const newLead = (messages: ErrorMessages = {}) =>
  z.object({
    firstName: requiredText(200, messages.firstName),
    lastName: requiredText(200, messages.lastName),
    email: emailText(messages.email, messages.emailFormat),
    company: text(200),
    revenue: text(200),
    message: z.prefault(longText(10_000), ''),
    leadType: requiredText(200),
    offerType: z.prefault(text(200), ''),
  });

/** The input of a form. The page sets type and offer, and not every form has a revenue field. */
export const leadFormFields = (messages?: ErrorMessages) =>
  z.extend(z.omit(newLead(messages), { leadType: true, offerType: true }), {
    revenue: z.prefault(text(200), ''),
    ...honeypot,
  });

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

/** The error messages of forms that say which field is missing. */
export const leadErrors = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  emailFormat: 'Please enter a valid email address, such as name@company.com.',
};

/** The fields after the name and the email, which emails and the admin show as label and value. */
export const otherLeadFields = leadFields.filter(
  (field) => !['firstName', 'lastName', 'email', 'message'].includes(field),
);
