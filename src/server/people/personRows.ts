/** Those that are no records of their own: an erasure deletes them by the address alone. */
export const addressRows = [
  ['visitor_identities', 'email_key'],
  ['people', 'email_key'],
  ['one_time_tokens', 'email_key'],
] as const;

/**
 * The indexed columns that name people. An erasure deletes these rows with what belongs to them, and
 * the one that follows a restore finds in them who must be erased again.
 */
export const personRows = [
  ['leads', 'email_key'],
  ['quiz_responses', 'email_key'],
  ['subscribers', 'address_key'],
  ...addressRows,
] as const;
