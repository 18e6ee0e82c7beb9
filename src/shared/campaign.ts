/** The query parameters that are stored: anything else in a URL may be personal. */
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

export const MAX_VALUE_LENGTH = 300;
