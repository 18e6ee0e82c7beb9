import { z } from 'zod';
import { cleanLine, cleanText, trimText } from './cleanText.ts';
import { cleanedAtMost } from './formText.ts';

// Texts by a model, by the built-in writers or by an editor of the admin, who reads the messages.

const written = (clean: (text: string) => string) => (longest: number) =>
  z
    .string('Required')
    .check(...cleanedAtMost(longest, (value) => trimText(clean(value))))
    .min(1, 'Required');

/** Required text. */
export const writtenText = written(cleanText);

/** A title or name. */
export const writtenLine = written(cleanLine);

export const entries = <T extends z.ZodType>(item: T, fewest: number, most: number) => {
  const message =
    fewest === most ? `Must have ${most} entries` : `Must have ${fewest} to ${most} entries`;
  return z.array(item).min(fewest, message).max(most, message);
};
