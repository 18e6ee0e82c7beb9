import { z } from 'zod';
import { notEmpty, textError, textRules, wellFormedEmail } from './formText.ts';

// The schemas of `formText.ts`, built with zod instead of zod/mini.

/** Trimmed text of at most `max` characters. */
export const text = (max: number) => z.string(textError).check(...textRules(max));

/** Like `text`, but must not be empty. */
export const requiredText = (max: number, missingMessage?: string) =>
  text(max).check(notEmpty(missingMessage));

/** An email address of at most 320 characters, trimmed. */
export const emailAddress = requiredText(320).check(wellFormedEmail());
