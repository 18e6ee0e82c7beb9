import * as z from 'zod/mini';
import { emailText } from './formText.ts';

type Wording = { email?: string; emailFormat?: string };

export const newSubscriber = (wording: Wording = {}) =>
  z.object({ email: emailText(wording.email, wording.emailFormat) });
