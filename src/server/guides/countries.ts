/** The country of a person, by its two letters. */
export const countryOf = ({ country }: { city: string; country?: string | undefined }) =>
  country ?? 'US';
