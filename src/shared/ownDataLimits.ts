/** The note on the lead begins with its origin, and has at most 10,000 characters. */
export const MAX_CORRECTION_LENGTH = 9900;
