import { z } from 'zod';
import { isEmail } from './email.ts';

/**
 * One line or block of text a person or tool sends, trimmed, at most `max` characters.
 * NUL is refused because Postgres cannot store it; half an emoji is stored as U+FFFD, so that is
 * what the answer says, too.
 */
export function text(max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'Required' : 'Must be text') })
    .overwrite((value) => value.toWellFormed().trim())
    .max(max, `Must have at most ${max.toLocaleString('en-US')} characters`)
    .refine((value) => !value.includes('\0'), 'Must not contain the NUL character');
}

/** Like `text`, but must hold something besides spaces. */
export const requiredText = (max: number, missing = 'Required') =>
  text(max).refine((value) => value !== '', missing);

/** An email address of at most 320 characters, trimmed. */
export const emailText = (
  missing?: string,
  malformed = 'Must be an email address, such as name@company.com',
) => requiredText(320, missing).refine((value) => value === '' || isEmail(value), malformed);

export const emailAddress = emailText();
