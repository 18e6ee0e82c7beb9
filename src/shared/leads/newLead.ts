import * as z from 'zod/mini';
import { emailText, requiredText, text } from '../formText.ts';

type Wording = { firstName?: string; lastName?: string; email?: string; emailFormat?: string };

/** The input shape, with a form's own error texts. */
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
