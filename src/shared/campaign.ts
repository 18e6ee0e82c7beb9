/** The only query parameters of an arrival that are kept: anything else in an address may be personal. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
  'li_fat_id',
] as const;

export const LONGEST_VALUE = 300;
