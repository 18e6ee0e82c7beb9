import { z } from 'zod';

// Texts by a model, by the built-in writers or by an editor of the admin, who reads the messages.

/** Required text. Postgres cannot store NUL or unpaired surrogates, and a model may write either. */
export const writtenText = (longest: number) =>
  z
    .string('Required')
    .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
    .min(1, 'Required')
    .max(longest, {
      // Formatted on use, because the first number that is formatted delays every start.
      error: () => `Must have at most ${longest.toLocaleString('en-US')} characters`,
    });

export const entries = <T extends z.ZodType>(item: T, fewest: number, most: number) => {
  const message =
    fewest === most ? `Must have ${most} entries` : `Must have ${fewest} to ${most} entries`;
  return z.array(item).min(fewest, message).max(most, message);
};
