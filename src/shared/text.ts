import { z } from 'zod';
import { cleanLine, unwrapAddress } from './cleanText.ts';
import {
  cleanedAtMost,
  emailRules,
  lineRules,
  notEmpty,
  textError,
  textRules,
  wellFormedEmail,
} from './formText.ts';

// The schemas of `formText.ts`, built with zod instead of zod/mini.

/** One line of at most `max` characters, cleaned and trimmed. */
export const text = (max: number) => z.string(textError).check(...lineRules(max));

/** Like `text`, but must not be empty. */
export const requiredText = (max: number, missingMessage?: string) =>
  text(max).check(notEmpty(missingMessage));

/** Text of several lines. */
export const longText = (max: number) => z.string(textError).check(...textRules(max));

export const requiredLongText = (max: number, missingMessage?: string) =>
  longText(max).check(notEmpty(missingMessage));

/** The URL of a page or file, without what a clipboard adds around it. */
export const urlText = (max: number) =>
  z.string(textError).check(...cleanedAtMost(max, (value) => unwrapAddress(cleanLine(value))));

const MAX_LINK_LENGTH = 300;

/**
 * The address or secret that a link ends with. One that is longer, or that no link contains, becomes
 * empty text, so that the link leads to nothing instead of being invalid.
 */
export const linkText = z
  .string()
  .overwrite((value) => (value.length > MAX_LINK_LENGTH || value !== cleanLine(value) ? '' : value))
  .max(MAX_LINK_LENGTH);

/** An email address, or empty text. */
export const optionalEmail = z.string(textError).check(...emailRules);

/** An email address of at most 320 characters. */
export const emailAddress = optionalEmail.check(notEmpty(), wellFormedEmail());
