/** Titles of the sections, by their keys. */
export const guideHeadings = {
  summary: 'On one page',
  positioning: 'Positioning',
  names: 'Names',
  episodes: 'First ten episodes',
  guestPlan: 'Guest plan',
  calendar: 'Calendar: 90 days',
  metrics: 'Metrics',
  costs: 'Time and money',
  pushback: 'Where we push back',
  copy: 'Copy to paste',
};
