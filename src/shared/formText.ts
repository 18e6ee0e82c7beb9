import * as z from 'zod/mini';
import { isEmail } from './email.ts';

// Public forms load this file, so it is zod/mini, which weighs a quarter of zod.

export const textError = {
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'Required' : 'Must be text'),
};

export const atMost = (max: number) =>
  z.maxLength(max, {
    // Formatted on use, because the first number that is formatted delays every start.
    error: () => `Must have at most ${max.toLocaleString('en-US')} characters`,
  });

/**
 * Trims text and limits it to `max` characters. NUL is rejected because Postgres cannot store it;
 * unpaired surrogates become U+FFFD, in the response, too.
 */
export const textRules = (max: number) =>
  [
    z.overwrite<string>((value) => value.toWellFormed().trim()),
    atMost(max),
    z.refine<string>((value) => !value.includes('\0'), 'Must not contain the NUL character'),
  ] as const;

/** Rejects empty text, with the given error message. */
export const notEmpty = (missingMessage = 'Required') =>
  z.refine<string>((value) => value !== '', missingMessage);

/** Accepts an email address or empty text. */
export const wellFormedEmail = (
  malformedMessage = 'Must be an email address, such as name@company.com',
) => z.refine<string>((value) => value === '' || isEmail(value), malformedMessage);

export const text = (max: number) => z.string(textError).check(...textRules(max));

/** Like `text`, but must not be empty. */
export const requiredText = (max: number, missingMessage?: string) =>
  text(max).check(notEmpty(missingMessage));

/** An email address of at most 320 characters, trimmed. */
export const emailText = (missingMessage?: string, malformedMessage?: string) =>
  requiredText(320, missingMessage).check(wellFormedEmail(malformedMessage));
