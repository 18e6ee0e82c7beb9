import { z } from 'zod';
import { notEmpty, textError, textRules, wellFormedEmail } from './formText.ts';

// The schemas of `formText.ts`, built with zod instead of zod/mini.

/** Trimmed text of at most `max` characters. */
export const text = (max: number) => z.string(textError).check(...textRules(max));

/** Like `text`, but must not be empty. */
export const requiredText = (max: number, missingMessage?: string) =>
  text(max).check(notEmpty(missingMessage));

const MAX_LINK_LENGTH = 300;

/**
 * The address or secret that a link ends with. One that is longer becomes empty text, so that the
 * link leads to nothing instead of being invalid.
 */
export const linkText = z
  .string()
  .overwrite((value) => (value.length > MAX_LINK_LENGTH ? '' : value))
  .max(MAX_LINK_LENGTH);

/** Control characters, line breaks, and the characters that reverse the text around them. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** A name that is shown beside other text, which it must not reorder or break. */
export const displayName = (max: number, missingMessage?: string) =>
  requiredText(max, missingMessage).refine(
    (name) => !NOT_IN_A_NAME.test(name),
    'Must be one line, without characters that control the direction of text',
  );

/** An email address of at most 320 characters, trimmed. */
export const emailAddress = requiredText(320).check(wellFormedEmail());
