import * as z from 'zod/mini';
import { emailText } from './formText.ts';

type ErrorMessages = { email?: string; emailFormat?: string };

export const newSubscriber = (messages: ErrorMessages = {}) =>
  z.object({ email: emailText(messages.email, messages.emailFormat) });
