import * as z from 'zod/mini';
import { emailText } from './formText.ts';

/** The note on the lead begins with its origin, and has at most 10,000 characters. */
export const MAX_CORRECTION_LENGTH = 9900;

type ErrorMessages = { email?: string; emailFormat?: string };

/** The form that asks for a link to one's own data. */
export const ownDataRequest = (messages: ErrorMessages = {}) =>
  z.object({ email: emailText(messages.email, messages.emailFormat) });
