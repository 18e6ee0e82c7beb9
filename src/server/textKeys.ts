/** Removes case and accents. */
export const normalizeText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the distinct words without case and accents. Longer ones are split, because Postgres cannot
 * index a word of 2,048 bytes.
 */
export const tokenize = (text: string) => [
  ...new Set(normalizeText(text).match(/[\p{L}\p{N}]{1,100}/gu)),
];

/**
 * Returns a normalized email address: addresses that differ only in case belong to one person. NFC
 * comes last, because lowercasing can produce a sequence that has a composed form.
 */
export const normalizeEmail = (email: string) => email.toLowerCase().normalize('NFC');
