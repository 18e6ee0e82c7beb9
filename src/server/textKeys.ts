/** Without capitals and accents. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words without capitals and accents, each once. */
export const wordsOf = (text: string) => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu))];

/**
 * An email address in one spelling: two people whose addresses differ in capitals alone do not
 * exist. Composed last, since a small letter may have a sign of its own where the capital has none.
 */
export const emailKeyOf = (email: string) => email.toLowerCase().normalize('NFC');
