import * as z from 'zod/mini';
import { cleanLine, cleanText, trimText, unwrapEmail } from './cleanText.ts';

// Public forms load this file, so it is zod/mini, which weighs a quarter of zod.

/**
 * The local part and labels of a domain: characters of RFC 5322 without quotes, letters of any
 * script.
 */
const NAME = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+)*`;
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const LAST_LABEL = String.raw`(xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})`;
const EMAIL = new RegExp(`^${NAME}@(${LABEL}\\.)+${LAST_LABEL}$`, 'iu');

const MAX_EMAIL_LENGTH = 320;

/** The rule that all forms and the server share. */
export const isEmail = (value: string) => EMAIL.test(value);

export const textError = {
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'Required' : 'Must be text'),
};

const atMost = (max: number) =>
  z.maxLength(max, {
    // Formatted on use, because the first number that is formatted delays every start.
    error: () => `Must have at most ${max.toLocaleString('en-US')} characters`,
  });

/** Leaves room for what cleaning removes: carriage returns, blank space, or what surrounds an address. */
const longestToClean = (max: number) => 2 * max + 1000;

/** Cleans text that can become short enough; a check of the length must reject the rest. */
export const cleanUpTo = (max: number, clean: (text: string) => string) => (text: string) =>
  text.length > longestToClean(max) ? text : clean(text);

/** At most `max` characters after cleaning, which text that is far too long does not reach. */
export const cleanedAtMost = (max: number, clean: (text: string) => string) =>
  [z.overwrite<string>(cleanUpTo(max, clean)), atMost(max)] as const;

/** One line of at most `max` characters, cleaned and trimmed. */
export const lineRules = (max: number) => cleanedAtMost(max, (value) => trimText(cleanLine(value)));

/** Like `lineRules`, for text of several lines. */
export const textRules = (max: number) => cleanedAtMost(max, (value) => trimText(cleanText(value)));

/** An email address, without what a clipboard adds around it. */
export const emailRules = cleanedAtMost(MAX_EMAIL_LENGTH, (value) => unwrapEmail(cleanLine(value)));

/** Rejects empty text, with the given error message. */
export const notEmpty = (missingMessage = 'Required') =>
  z.refine<string>((value) => value !== '', missingMessage);

/** Accepts an email address or empty text. */
export const wellFormedEmail = (
  malformedMessage = 'Must be an email address, such as name@company.com',
) =>
  z.refine<string>(
    (value) => value === '' || value.length > MAX_EMAIL_LENGTH || isEmail(value),
    malformedMessage,
  );

/** One line of text. */
export const text = (max: number) => z.string(textError).check(...lineRules(max));

/** Text of several lines. */
export const longText = (max: number) => z.string(textError).check(...textRules(max));

/** Like `text`, but must not be empty. */
export const requiredText = (max: number, missingMessage?: string) =>
  text(max).check(notEmpty(missingMessage));

export const requiredLongText = (max: number, missingMessage?: string) =>
  longText(max).check(notEmpty(missingMessage));

/** An email address of at most 320 characters. */
export const emailText = (missingMessage?: string, malformedMessage?: string) =>
  z
    .string(textError)
    .check(...emailRules, notEmpty(missingMessage), wellFormedEmail(malformedMessage));
