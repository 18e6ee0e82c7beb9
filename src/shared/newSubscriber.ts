import * as z from 'zod/mini';
import { emailText } from './formText.ts';

type Wording = { email?: string; emailFormat?: string };

/** The one field of the form, with the form's own words for what is missing. */
export const newSubscriber = (wording: Wording = {}) =>
  z.object({ email: emailText(wording.email, wording.emailFormat) });
