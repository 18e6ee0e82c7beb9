/** Labels of the parts of a visit; click ids of ads have none. */
export const sourceLabels: Partial<Record<string, string>> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  referrer: 'Linked from',
  landing: 'First page',
  at: 'When',
};
