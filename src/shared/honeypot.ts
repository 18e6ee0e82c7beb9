import { catch as withFallback, optional } from 'zod/mini';
import { text } from './formText.ts';

/**
 * A hidden form field: bots that fill every field reveal themselves, and their submissions are
 * stored as suspected spam. No tool uses this field name by chance.
 */
export const HONEYPOT = 'contact_me_by_fax';

/**
 * The honeypot in the input of a form. Never rejects a submission: an invalid value counts as
 * filled in.
 */
export const honeypot = { [HONEYPOT]: withFallback(optional(text(1000)), 'unreadable') };
