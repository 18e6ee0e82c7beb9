import { catch as withFallback, optional } from 'zod/mini';
import { text } from './formText.ts';

/**
 * The field of our forms that no person sees: a robot that fills every field gives itself away, and
 * what it sent is kept and marked. No tool has a field of this name by chance.
 */
export const HONEYPOT = 'contact_me_by_fax';

/** The honeypot in the input of a form. It never refuses what a person sent. */
export const honeypot = { [HONEYPOT]: withFallback(optional(text(1000)), 'unreadable') };
